//! What the pages say, in English and Hindi. What a report says is the report's own.

/// One text in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Text {
    pub(super) en: &'static str,
    pub(super) hi: &'static str,
}

macro_rules! texts {
    ($($name:ident = $en:literal, $hi:literal;)*) => {
        $(pub(super) const $name: Text = Text { en: $en, hi: $hi };)*

        #[cfg(test)]
        const ALL: &[(&str, Text)] = &[$((stringify!($name), $name),)*];
    };
}

texts! {
    // The frame.
    NAVIGATION = "Main", "मुख्य";
    SKIP = "Skip to content", "सीधे सामग्री पर जाएँ";
    INBOX = "Inbox", "इनबॉक्स";
    ANALYSES = "Analyses", "विश्लेषण";
    CREDIT_CHECKS = "Credit checks", "क्रेडिट जाँच";
    PRODUCTS = "Products", "ऋण उत्पाद";
    USAGE = "Usage", "उपयोग";
    SETTINGS = "Settings", "सेटिंग";
    DOCS = "Docs", "दस्तावेज़";
    SIGN_IN = "Sign in", "साइन इन करें";
    SIGN_IN_WITH = "Sign in with {}", "{} से साइन इन करें";
    SIGN_OUT = "Sign out", "साइन आउट";
    THEME_SYSTEM = "System", "सिस्टम";
    THEME_LIGHT = "Light", "हल्का";
    THEME_DARK = "Dark", "गहरा";
    NOT_FOUND = "There is no such page.", "ऐसा कोई पृष्ठ नहीं है।";
    TO_THE_START = "To the start page", "मुखपृष्ठ पर जाएँ";
    EMAIL = "Email", "ईमेल";
    PASSWORD = "Password", "पासवर्ड";
    NEW_PASSWORD = "New password, at least 12 characters", "नया पासवर्ड, कम से कम 12 अक्षर";
    INVITE_TITLE = "Join the team", "टीम से जुड़ें";
    INVITE_NOTE = "Choose your name and the password you will sign in with.", "अपना नाम और वह पासवर्ड चुनें जिससे आप साइन इन करेंगे।";
    RESET_TITLE = "Set a new password", "नया पासवर्ड बनाएँ";
    RESET_NOTE = "You will be signed out everywhere.", "आप हर जगह से साइन आउट हो जाएँगे।";
    SECOND_FACTOR_CODE = "Code of your authenticator app", "आपके ऑथेंटिकेटर ऐप का कोड";

    // The front page.
    FRONT_TITLE = "Bank statements in, explained credit decisions out", "बैंक विवरण दीजिए, कारण सहित ऋण निर्णय पाइए";
    FRONT_LEAD = "Upload a statement as PDF. Every row is read and proved, and your own policy decides, with reasons that lead back to the page.",
        "विवरण PDF में अपलोड करें। हर पंक्ति पढ़ी और जाँची जाती है, और आपकी अपनी नीति निर्णय लेती है; हर कारण पृष्ठ तक ले जाता है।";
    FRONT_TRY = "Try it on an applicant", "किसी आवेदक पर आज़माएँ";
    FRONT_TRY_NOTE = "One click uploads the statement of an invented person, and shows how it is decided.",
        "एक क्लिक में एक काल्पनिक व्यक्ति का विवरण अपलोड होता है और निर्णय दिखता है।";
    FRONT_SAMPLE = "A decision, as it is explained", "एक निर्णय, कारणों सहित";
    FRONT_CODE = "The same from your code", "यही आपके कोड से";
    FRONT_OPEN_DEMO = "Open the demo team", "डेमो टीम खोलें";

    // Words of decisions and states.
    APPROVE = "Approve", "स्वीकृति";
    REVIEW = "Review", "समीक्षा";
    DECLINE = "Decline", "अस्वीकृति";
    APPROVED = "Approved", "स्वीकृत";
    DECLINED = "Declined", "अस्वीकृत";
    QUEUED = "Queued", "कतार में";
    PROCESSING = "Being read", "पढ़ा जा रहा है";
    FAILED = "Failed", "विफल";
    COMPLETED = "Completed", "पूर्ण";

    // Lists.
    WAITING = "Waiting for a person", "किसी के निर्णय की प्रतीक्षा में";
    NOTHING_WAITS = "Nothing waits for a person.", "किसी के निर्णय की प्रतीक्षा में कुछ नहीं है।";
    NOTHING_WAITS_NOTE = "Analyses come here when their decision is review.", "जिन विश्लेषणों का निर्णय समीक्षा हो, वे यहाँ आते हैं।";
    NO_ANALYSES = "No analyses yet.", "अभी कोई विश्लेषण नहीं।";
    NO_ANALYSES_NOTE = "Drop a statement anywhere on this page, or upload one.", "विवरण को इस पृष्ठ पर छोड़ें या अपलोड करें।";
    NONE_MATCH = "Nothing matches these filters.", "इन फ़िल्टर से कुछ नहीं मिला।";
    SHOW_ALL = "Show all", "सब दिखाएँ";
    UPLOAD = "Upload", "अपलोड करें";
    REFERENCE = "Reference", "संदर्भ";
    APPLICANT = "Applicant", "आवेदक";
    ASKED_FOR = "Asked for, ₹", "माँगी गई राशि, ₹";
    WHY_IT_WAITS = "Why it waits", "प्रतीक्षा का कारण";
    SINCE = "Since", "कब से";
    DECISION = "Decision", "निर्णय";
    PRODUCT = "Product", "उत्पाद";
    STATUS = "Status", "स्थिति";
    UPLOADED = "Uploaded", "अपलोड";
    SEARCH = "Search", "खोजें";
    SEARCH_HINT = "APP-0001 or a name", "APP-0001 या नाम";
    ANY = "Any", "कोई भी";
    FILTER = "Filter", "छाँटें";
    OLDER = "Older", "पुराने";
    NEWEST = "Newest", "नवीनतम";
    MORE = "More", "और";
    FIRST_PAGE = "First page", "पहला पृष्ठ";
    BUILT_IN_PRODUCT = "Built-in product", "अंतर्निहित उत्पाद";
    KEYS_HINT = "j k move · ↵ opens · / searches", "j k चलें · ↵ खोलें · / खोजें";

    // Upload.
    UPLOAD_TITLE = "Upload statements", "विवरण अपलोड करें";
    UPLOAD_DROP = "Drop PDF statements here, or choose them", "PDF विवरण यहाँ छोड़ें या चुनें";
    UPLOAD_FILES = "Statements (PDF, at most 20 MiB each)", "विवरण (PDF, प्रत्येक अधिकतम 20 MiB)";
    UPLOAD_PASSWORD = "Password of the PDF, if it has one", "PDF का पासवर्ड, यदि हो";
    UPLOAD_PASSWORD_NOTE = "Used to read the file, and not kept afterwards.", "केवल पढ़ने के लिए; बाद में रखा नहीं जाता।";
    UPLOAD_APPLICANT = "Applicant's name", "आवेदक का नाम";
    UPLOAD_MOBILE = "Applicant's mobile", "आवेदक का मोबाइल";
    UPLOAD_CONSENT = "The applicant consents to a credit-bureau report. It is billed.", "आवेदक क्रेडिट ब्यूरो रिपोर्ट के लिए सहमत है। इसका शुल्क लगता है।";
    UPLOAD_AMOUNT = "Amount asked for, ₹", "माँगी गई राशि, ₹";
    UPLOAD_TENURE = "Months to repay", "चुकाने के महीने";
    UPLOAD_NONE = "Choose at least one file.", "कम से कम एक फ़ाइल चुनें।";
    OPEN_REPORT = "Open the report", "रिपोर्ट खोलें";
    REFUSED = "Not taken", "नहीं लिया गया";
    UPLOAD_NOT_YOURS = "Your role does not upload statements.", "आपकी भूमिका में स्टेटमेंट अपलोड करना शामिल नहीं है।";

    // The report.
    SCORE = "score", "अंक";
    OFFER = "Offer", "प्रस्ताव";
    OFFER_IF_APPROVED = "Offer if approved", "स्वीकृति पर प्रस्ताव";
    NO_OFFER = "No loan of this product fits.", "इस उत्पाद का कोई ऋण उपयुक्त नहीं।";
    A_MONTH = "a month", "प्रति माह";
    MONTHS = "months", "माह";
    LIMITED_BY = "limited by", "सीमा";
    BECAUSE = "Because", "कारण";
    WOULD_CHANGE = "It would change if", "यह बदलेगा यदि";
    QUESTIONS = "Open questions", "खुले प्रश्न";
    SHOW_ROWS = "rows", "पंक्तियाँ";
    REVISION = "revision", "संशोधन";
    PRINT = "print", "छापें";
    LETTER = "letter", "पत्र";
    STATEMENT_FILE = "statement", "विवरण";
    TAB_FACTS = "Facts", "तथ्य";
    TAB_MONEY = "Money", "धन";
    TAB_DOCUMENT = "Document", "दस्तावेज़";
    TAB_ROWS = "Rows", "पंक्तियाँ";
    TAB_BUREAU = "Bureau", "ब्यूरो";
    TAB_POLICY = "Policy", "नीति";
    TAB_HISTORY = "History", "इतिहास";
    WHAT_IF = "What if", "यदि ऐसा हो";
    DECIDED_BY_PERSON = "Decided by a person", "व्यक्ति द्वारा निर्णीत";
    APPROVE_DOTS = "Approve…", "स्वीकृत करें…";
    DECLINE_DOTS = "Decline…", "अस्वीकृत करें…";
    REVIEW_NOTE = "Note, for the record", "टिप्पणी, अभिलेख के लिए";
    REVIEW_AMOUNT = "Approved amount, ₹ (empty: what is offered)", "स्वीकृत राशि, ₹ (खाली: प्रस्तावित)";
    REVIEW_TENURE = "Months (empty: not said)", "माह (खाली: नहीं बताया)";
    REVIEW_CONDITIONS = "Conditions, one a line", "शर्तें, प्रति पंक्ति एक";
    CONFIRM_APPROVE = "Approve this application", "यह आवेदन स्वीकृत करें";
    CONFIRM_DECLINE = "Decline this application", "यह आवेदन अस्वीकृत करें";
    CANCEL = "Cancel", "रद्द करें";
    PROGRESS_NOTE = "This page goes on by itself.", "यह पृष्ठ अपने आप आगे बढ़ेगा।";
    ERASE = "Erase", "मिटाएँ";
    ERASE_NOTE = "Erases the statement, the report and all personal data of this analysis for good.",
        "इस विश्लेषण का विवरण, रिपोर्ट और सभी व्यक्तिगत जानकारी सदा के लिए मिटा देता है।";
    HOLDER = "Holder", "धारक";
    PERIOD = "Period", "अवधि";
    MONTHLY_INCOME = "Monthly income", "मासिक आय";
    THIS_LOAN = "This loan a month", "यह ऋण, प्रति माह";
    OBLIGATIONS = "Instalments a month", "मासिक किस्तें";
    FOIR = "Instalments of income, with this loan", "आय में किस्तों का भाग, इस ऋण सहित";
    SURPLUS = "Left over a month", "मासिक बचत";
    AVERAGE_BALANCE = "Average balance", "औसत शेष";
    BOUNCES = "Returned payments", "लौटे भुगतान";
    CONFIDENCE = "Certainty of the reading", "पढ़ने की निश्चितता";
    RECONCILED = "Balances agree", "शेष मेल खाते हैं";
    NAME_MATCH = "Name", "नाम";
    MULE = "Pass-through pattern", "खाता-दुरुपयोग का संकेत";
    ACCOUNTS = "Accounts", "खाते";
    INCOME = "Income by source", "स्रोत अनुसार आय";
    DEBTS = "Obligations", "देनदारियाँ";
    FLAGS = "Flags", "संकेत";
    NO_FLAGS = "No flags.", "कोई संकेत नहीं।";
    COUNTERPARTIES = "With whom the most money moved", "जिनसे सबसे अधिक लेन-देन हुआ";
    CHART_BALANCE = "Does the balance hold through the month?", "क्या महीने भर शेष बना रहता है?";
    CHART_FLOWS = "Does more come in than goes out?", "क्या आने वाला धन जाने वाले से अधिक है?";
    CHART_INCOME = "Where does the income come from?", "आय कहाँ से आती है?";
    CHART_DEBTS = "How much of the income do debts take?", "ऋण आय का कितना भाग लेते हैं?";
    AS_TABLE = "As a table", "तालिका में";
    MONEY_IN = "In", "आया";
    MONEY_OUT = "Out", "गया";
    DAY = "Day", "दिन";
    MONTH = "Month", "माह";
    BALANCE = "Balance", "शेष";
    DATE = "Date", "तिथि";
    NARRATION = "Narration", "विवरण";
    CATEGORY = "Category", "श्रेणी";
    PAYER = "Payer", "देने वाला";
    LENDER = "Lender", "ऋणदाता";
    FINDINGS = "Findings", "निष्कर्ष";
    CHECKS = "Checks of the document", "दस्तावेज़ की जाँच";
    CHECK_FAILED = "Failed", "असफल";
    CHECK_PASSED = "Passed", "सफल";
    CHECK_NOT_RUN = "Not run", "नहीं हुई";
    PAGE = "Page", "पृष्ठ";
    NEXT = "Next", "अगला";
    PREVIOUS = "Previous", "पिछला";
    PAGE_IMAGE_MISSING = "This page cannot be drawn: the file is encrypted, or is read with its password alone.",
        "यह पृष्ठ नहीं बनाया जा सकता: फ़ाइल कूटबद्ध है।";
    ROWS_BEHIND = "The rows behind this figure", "इस आँकड़े की पंक्तियाँ";
    ALL_ROWS = "All rows", "सभी पंक्तियाँ";
    NO_ROWS = "No rows match.", "कोई पंक्ति नहीं मिली।";
    CORRECT_ROW = "Correct this row", "यह पंक्ति सुधारें";
    IT_IS = "It is", "यह है";
    LEAVE_OUT = "Leave it out of every figure", "इसे हर आँकड़े से बाहर रखें";
    REASON = "Why", "क्यों";
    TRY_FIRST = "See what would change", "देखें क्या बदलेगा";
    SAVE = "Save", "सहेजें";
    WOULD_BECOME = "The decision would become", "निर्णय होगा";
    STAYS = "The decision would stay", "निर्णय रहेगा";
    INCOME_BECOMES = "income", "आय";
    RULE = "Rule", "नियम";
    OUTCOME = "Outcome", "परिणाम";
    ACTUAL = "Here", "यहाँ";
    POINTS = "Points", "अंक";
    SCORECARD = "Scorecard", "अंकपत्र";
    SIDE_BY_SIDE = "Before and after", "पहले और बाद";
    BEFORE = "Before", "पहले";
    AFTER = "After", "बाद";
    NO_BUREAU = "No credit-bureau report was asked for.", "क्रेडिट ब्यूरो रिपोर्ट नहीं माँगी गई।";
    YES = "Yes", "हाँ";
    NO = "No", "नहीं";
    UNKNOWN = "not known", "ज्ञात नहीं";

    // Settings.
    API_KEYS = "API keys", "API कुंजियाँ";
    API_KEYS_LEAD = "A key acts as its owner until it is revoked. Keep it on a server, never in an app or a page.",
        "कुंजी रद्द होने तक अपने स्वामी की तरह काम करती है। इसे सर्वर पर रखें, कभी ऐप या पृष्ठ में नहीं।";
    NEW_KEY = "New key", "नई कुंजी";
    KEY_NAME = "Name", "नाम";
    KEY_EXPIRES = "Ends on (empty: never)", "समाप्ति (खाली: कभी नहीं)";
    CREATE_KEY = "Create key", "कुंजी बनाएँ";
    KEY_ONCE = "This is the only time the key is shown. Copy it now.", "कुंजी केवल अभी दिखाई जा रही है। अभी कॉपी करें।";
    COPY = "Copy", "कॉपी करें";
    LAST_FOUR = "Ends in", "अंतिम अंक";
    CREATED = "Created", "बनाई गई";
    LAST_USED = "Last used", "अंतिम उपयोग";
    NEVER = "never", "कभी नहीं";
    EXPIRES = "Expires", "समाप्ति";
    REVOKE = "Revoke", "रद्द करें";
    REVOKED = "Revoked", "रद्द";
    NO_KEYS = "No keys yet.", "अभी कोई कुंजी नहीं।";
    USAGE_LEAD = "What the team used in a month, from the ledger.", "टीम ने महीने में क्या उपयोग किया।";
    PULLS = "Credit-bureau reports charged", "शुल्क वाली ब्यूरो रिपोर्ट";
    SPENT = "Spent", "खर्च";
    PRICE = "Price of one report", "एक रिपोर्ट का मूल्य";
    DAILY_CAP = "Most that a day may cost", "एक दिन की सीमा";
    SPENT_TODAY = "Spent today", "आज का खर्च";
    PROCESSOR_TIME = "Processor time", "प्रोसेसर समय";
    PROCESSOR_TIME_LEAD = "How long processors worked for the team in this month.", "इस माह टीम के लिए प्रोसेसर कितनी देर चले।";
    TIME_READING = "Reading files", "फ़ाइलें पढ़ना";
    TIME_RECOGNISING = "Recognising scans", "स्कैन पहचानना";
    TIME_COMPUTING = "Deciding, opening reports", "निर्णय, रिपोर्ट खोलना";

    // Products.
    PRODUCTS_LEAD = "A product is a credit policy: what is lent, and what must hold. Every change is a new version.",
        "उत्पाद एक ऋण नीति है: कितना दिया जाता है और क्या आवश्यक है। हर बदलाव नया संस्करण है।";
    VERSION = "Version", "संस्करण";
    RULES = "Rules", "नियम";
    AMOUNT_RANGE = "Amount", "राशि";
    TENURE_RANGE = "Months", "माह";
    RATE = "Rate a year", "वार्षिक दर";
    METRICS = "Metrics that a rule may name", "नियम में प्रयुक्त माप";
    NO_PRODUCTS = "No products yet.", "अभी कोई उत्पाद नहीं।";
    VALUE = "Value", "मान";
    IF_NOT_MET = "If it does not hold", "यदि पूरा न हो";
    NEW_RULE = "Add a rule", "नियम जोड़ें";
    PUBLISH = "Publish as a new version", "नए संस्करण में प्रकाशित करें";
    REMOVE = "Remove", "हटाएँ";
    OWNERS_ONLY = "Owners change products.", "उत्पाद केवल स्वामी बदलते हैं।";
    THRESHOLDS = "Score", "अंक";

    // Credit checks.
    CONSENT = "Consent", "सहमति";
    CONSENT_WITHDRAWN = "Withdrawn on", "वापस ली गई:";
    WITHDRAW_CONSENT = "Withdraw consent", "सहमति वापस लें";
    WITHDRAW_CONSENT_HINT = "The person has taken their consent back: the report is not used again for a new check.", "व्यक्ति ने सहमति वापस ले ली है: नई जाँच के लिए यह रिपोर्ट फिर काम में नहीं ली जाएगी।";
    CHECKS_LEAD = "Reports of a credit bureau, each with the person's consent and billed once.", "क्रेडिट ब्यूरो की रिपोर्ट, हर एक सहमति के साथ और एक बार शुल्क।";
    NEW_CHECK = "New credit check", "नई क्रेडिट जाँच";
    NO_CHECKS = "No credit checks yet.", "अभी कोई क्रेडिट जाँच नहीं।";
    CHECK_NAME = "Full name", "पूरा नाम";
    CHECK_MOBILE = "Mobile", "मोबाइल";
    CHECK_CONSENT = "The person has agreed that their credit report is pulled for this application.",
        "व्यक्ति इस आवेदन के लिए अपनी क्रेडिट रिपोर्ट लिए जाने पर सहमत है।";
    PULL = "Pull the report", "रिपोर्ट लें";
    BILLING = "Billing", "शुल्क";
    MARKS = "Derogatory marks", "प्रतिकूल चिह्न";
    NOT_ENTITLED = "The team is not entitled to pull credit reports.", "टीम को क्रेडिट रिपोर्ट लेने का अधिकार नहीं है।";

    // What if.
    WHAT_IF_LEAD = "Nothing is stored or billed.", "कुछ भी सहेजा या शुल्क नहीं लिया जाता।";
    COMPUTE = "Compute", "गणना करें";
    AS_DECIDED = "As decided", "जैसा निर्णय हुआ";
    WITH_THIS = "With this", "इसके साथ";
    CHANGED_RULES = "Rules that answer differently", "जिन नियमों का उत्तर बदला";
    NO_CHANGED_RULES = "Every rule answers as before.", "सभी नियमों का उत्तर पहले जैसा है।";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_both_languages_and_hindi_is_written_in_its_own_script() {
        for (name, text) in ALL {
            assert!(!text.en.is_empty() && !text.hi.is_empty(), "{name}");
            assert!(text.hi.chars().any(|character| ('\u{900}'..='\u{97f}').contains(&character)), "{name}");
        }
    }
}
