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
    LETTER_KEYS = "Letter keys", "अक्षर कुंजियाँ";
    LETTER_KEYS_ON = "on", "चालू";
    LETTER_KEYS_OFF = "off", "बंद";
    THEME_SYSTEM = "System", "सिस्टम";
    THEME_LIGHT = "Light", "हल्का";
    THEME_DARK = "Dark", "गहरा";
    TRY_AGAIN_SECONDS = "Try again in {} seconds.", "{} सेकंड बाद फिर कोशिश करें।";
    TRY_AGAIN_MINUTES = "Try again in {} minutes.", "{} मिनट बाद फिर कोशिश करें।";
    NOT_FOUND = "There is no such page.", "ऐसा कोई पृष्ठ नहीं है।";
    FOREIGN_FORM = "This form was not sent from a page of this session.", "यह फ़ॉर्म इस सत्र के किसी पृष्ठ से नहीं भेजा गया।";
    REPEAT_ON_PAGE = "Open the page again and repeat it.", "पृष्ठ फिर खोलें और दोबारा करें।";
    FORM_UNREADABLE = "The form could not be read to its end.", "फ़ॉर्म अंत तक पढ़ा नहीं जा सका।";
    FORM_TOO_LONG = "The form is too long.", "फ़ॉर्म बहुत लंबा है।";
    MUST_BE_NUMBER = "{}: must be a number.", "{}: संख्या होनी चाहिए।";
    PRODUCT_CHANGED = "Somebody published version {} meanwhile, and nothing of yours was written. Look at it below; publishing again puts your terms in its place.", "इस बीच किसी ने संस्करण {} प्रकाशित किया, और आपका कुछ नहीं लिखा गया। नीचे उसे देखें; फिर से प्रकाशित करने पर आपकी शर्तें उसकी जगह लेंगी।";
    DAY_WRITTEN = "A day is written as 2026-11-17.", "दिन ऐसे लिखा जाता है: 2026-11-17";
    SINCE_WRITTEN = "Since: must be a day and a time.", "कब से: दिन और समय होना चाहिए।";
    MINUTES_AGO = "{} min", "{} मिनट";
    HOURS_AGO = "{} h", "{} घंटे";
    DAYS_AGO = "{} d", "{} दिन";
    SECONDS = "{} s", "{} सेकंड";
    TO_THE_INBOX = "To the inbox", "इनबॉक्स पर जाएँ";
    TO_THE_START = "To the start page", "मुखपृष्ठ पर जाएँ";
    EMAIL = "Email", "ईमेल";
    PASSWORD = "Password", "पासवर्ड";
    NEW_PASSWORD = "New password, at least 12 characters", "नया पासवर्ड, कम से कम 12 अक्षर";
    INVITE_TITLE = "Join the team", "टीम से जुड़ें";
    INVITE_NOTE = "Choose your name and the password you will sign in with.", "अपना नाम और वह पासवर्ड चुनें जिससे आप साइन इन करेंगे।";
    RESET_TITLE = "Set a new password", "नया पासवर्ड बनाएँ";
    RESET_NOTE = "You will be signed out everywhere.", "आप हर जगह से साइन आउट हो जाएँगे।";
    OPENID_ENDED = "This sign-in has ended, or was begun in another browser.", "यह साइन इन समाप्त हो चुका है, या किसी दूसरे ब्राउज़र में शुरू हुआ था।";
    OPENID_ENDED_REMEDY = "Begin it again on this page.", "इसे इसी पृष्ठ पर फिर से शुरू करें।";
    OPENID_DECLINED = "The provider did not sign you in.", "प्रदाता ने आपको साइन इन नहीं किया।";
    OPENID_DECLINED_REMEDY = "Try again, or ask whoever runs it.", "फिर कोशिश करें, या उसे चलाने वाले से पूछें।";
    OPENID_UNPROVED = "What the provider answered could not be verified.", "प्रदाता के उत्तर की पुष्टि नहीं हो सकी।";
    OPENID_UNPROVED_REMEDY = "Begin again; if it stays so, tell whoever runs this service.", "फिर से शुरू करें; ऐसा ही रहे तो इस सेवा को चलाने वाले को बताएँ।";
    OPENID_NOT_ADMITTED = "Nobody is signed in with this account.", "इस खाते से कोई साइन इन नहीं होता।";
    OPENID_NOT_ADMITTED_REMEDY = "Only members come in, under the address that they were invited with and that the provider has verified. Ask an owner of your team.",
        "केवल सदस्य आ सकते हैं, उसी ईमेल से जिस पर उन्हें बुलाया गया और जिसकी प्रदाता ने पुष्टि की हो। अपनी टीम के किसी स्वामी से पूछें।";
    OPENID_NO_SECOND_FACTOR = "Your account has a second factor, and the provider did not say that it asked for one.", "आपके खाते में दूसरा सत्यापन है, और प्रदाता ने नहीं बताया कि उसने उसे माँगा।";
    OPENID_NO_SECOND_FACTOR_REMEDY = "Sign in with your password and a code.", "अपने पासवर्ड और कोड से साइन इन करें।";
    OPENID_UNREACHABLE = "The provider does not answer.", "प्रदाता उत्तर नहीं दे रहा।";
    OPENID_UNREACHABLE_REMEDY = "Try again in a minute, or sign in with your password.", "एक मिनट बाद फिर कोशिश करें, या अपने पासवर्ड से साइन इन करें।";
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
    FRONT_CLIENTS = "SDKs and command line", "SDK और कमांड लाइन";
    FRONT_CLIENTS_NOTE = "Each sends the statement, waits, and gives the same report. They are in the project; run these in its folder.", "हर एक विवरण भेजता है, प्रतीक्षा करता है और वही रिपोर्ट देता है। ये परियोजना में हैं; इन्हें उसके फ़ोल्डर में चलाएँ।";
    FRONT_CONTRACT = "The API with examples to try", "आज़माने के उदाहरणों सहित API";
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
    LEAST_AMOUNT = "At least, ₹", "कम से कम, ₹";
    FILTER = "Filter", "छाँटें";
    OLDER = "Older", "पुराने";
    NEWEST = "Newest", "नवीनतम";
    MORE = "More", "और";
    FIRST_PAGE = "First page", "पहला पृष्ठ";
    BUILT_IN_PRODUCT = "Built-in product", "अंतर्निहित उत्पाद";
    INBOX_KEYS_HINT = "j k move · ↵ opens · a approves · d declines, both ask first", "j k चलें · ↵ खोलें · a स्वीकृत · d अस्वीकृत, दोनों पहले पूछते हैं";
    KEYS_HINT = "j k move · ↵ opens · / searches", "j k चलें · ↵ खोलें · / खोजें";

    WAITS_DEROGATORY_BUREAU = "The credit bureau has a derogatory mark.", "क्रेडिट ब्यूरो में प्रतिकूल चिह्न है।";
    WAITS_DOCUMENT_INTEGRITY = "The document may have been changed.", "दस्तावेज़ में बदलाव हुआ हो सकता है।";
    WAITS_MULE_PATTERN = "Money may only pass through the account.", "खाते से धन केवल गुज़रता हुआ लगता है।";
    WAITS_NAME_MISMATCH = "The names do not fit: the statement may be somebody else's.", "नाम मेल नहीं खाते: विवरण किसी और का हो सकता है।";
    WAITS_INSUFFICIENT_DATA = "The statement shows too little to decide by.", "निर्णय के लिए विवरण में बहुत कम जानकारी है।";
    WAITS_BUREAU_UNAVAILABLE = "The credit bureau could not be reached.", "क्रेडिट ब्यूरो से संपर्क नहीं हो सका।";
    WAITS_POLICY_REFER = "A rule of the policy sends it to a person.", "नीति का एक नियम इसे किसी व्यक्ति को भेजता है।";
    WAITS_SCORE_GREY_ZONE = "The score lies between approval and decline.", "अंक स्वीकृति और अस्वीकृति के बीच हैं।";
    WAITS_RULE_NOT_EVALUATED = "A rule could not be answered.", "एक नियम का उत्तर नहीं मिल सका।";
    WAITS_OFFER_BELOW_MINIMUM = "The limits leave no loan of this product.", "सीमाओं में इस उत्पाद का कोई ऋण नहीं बनता।";
    WAITS_DECLINE_IN_DOUBT = "An open question could turn the decline.", "एक खुला प्रश्न अस्वीकृति को बदल सकता है।";
    WAITS_MISSING_PERIOD = "Months are missing from the statement.", "विवरण में कुछ माह नहीं हैं।";

    // Who holds a case.
    ASSIGNED_TO = "Assigned to", "किसके पास";
    ASSIGN = "Assign", "सौंपें";
    ASSIGN_DOTS = "Assign…", "सौंपें…";
    TAKE = "Assign to me", "मुझे सौंपें";
    NOBODY = "Nobody", "कोई नहीं";
    ME = "Me", "मैं";

    // Upload.
    UPLOAD_TITLE = "Upload statements", "विवरण अपलोड करें";
    UPLOAD_DROP = "Drop PDF statements here, or choose them", "PDF विवरण यहाँ छोड़ें या चुनें";
    UPLOAD_FILES = "Statements (PDF, at most 20 MiB each)", "विवरण (PDF, प्रत्येक अधिकतम 20 MiB)";
    UPLOAD_PASSWORD = "Password of the PDF, if it has one", "PDF का पासवर्ड, यदि हो";
    UPLOAD_PASSWORD_NOTE = "Used to read the file, and not kept afterwards.", "केवल पढ़ने के लिए; बाद में रखा नहीं जाता।";
    UPLOAD_APPLICANT = "Applicant's name", "आवेदक का नाम";
    UPLOAD_MOBILE = "Applicant's mobile", "आवेदक का मोबाइल";
    UPLOAD_CONSENT = "The applicant was shown this text and agrees to it. The report is pulled and billed.",
        "आवेदक को यह पाठ दिखाया गया और वह सहमत है। रिपोर्ट ली जाएगी और उसका शुल्क लगेगा।";
    CONSENT_TEXT = "What the person agrees to", "व्यक्ति किस बात पर सहमत होता है";
    CONSENT_PURPOSE = "Purpose", "उद्देश्य";
    CONSENT_VERSION = "version", "संस्करण";
    UPLOAD_AMOUNT = "Amount asked for, ₹", "माँगी गई राशि, ₹";
    UPLOAD_TENURE = "Months to repay", "चुकाने के महीने";
    UPLOAD_TOO_MANY = "Send at most {} files at once.", "एक बार में अधिकतम {} फ़ाइलें भेजें।";
    UPLOADED_BEFORE = "The same file was uploaded before.", "यही फ़ाइल पहले भी अपलोड की गई थी।";
    UPLOAD_NONE = "Choose at least one file.", "कम से कम एक फ़ाइल चुनें।";
    UPLOAD_PASSWORD_OF = "Password of {}", "{} का पासवर्ड";
    UPLOAD_FILE_AGAIN = "Choose {} once more", "{} फिर से चुनें";
    UPLOAD_OPEN = "Open with this password", "इस पासवर्ड से खोलें";
    UPLOAD_LOST = "The connection was lost before the file had arrived. Send it again.", "फ़ाइल पहुँचने से पहले कनेक्शन टूट गया। इसे फिर भेजें।";
    UPLOAD_BROKEN = "Something broke on our side, and the file was not taken. Try again in a moment.", "हमारी ओर कुछ टूट गया और फ़ाइल नहीं ली गई। थोड़ी देर में फिर कोशिश करें।";
    RETRY = "Try again", "फिर कोशिश करें";
    RETRY_NOTE = "It failed on our side, and not because of the file. Trying again costs nothing more.", "यह हमारी ओर से विफल हुआ, फ़ाइल के कारण नहीं। फिर कोशिश करने का अलग शुल्क नहीं है।";
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
    SHOW_ROW = "row", "पंक्ति";
    REVISION = "revision", "संशोधन";
    REPORT = "Report", "रिपोर्ट";
    REVISION_OF = "Revision {number} of {all}", "संशोधन {number} / {all}";
    COMPARE = "Compare", "तुलना करें";
    COMPARE_WITH = "with", "किससे";
    SHOW_SIDE_BY_SIDE = "Side by side", "साथ-साथ";
    TIMELINE = "What happened, step by step", "क्या-क्या हुआ";
    CORRECTED_EMPLOYER = "Employer", "नियोक्ता";
    CORRECTED_OWN_ACCOUNT = "Own account", "अपना खाता";
    CORRECTED_MARGIN = "Margin", "लाभांश";
    CORRECTED_LEFT_OUT = "left out", "बाहर रखी गई";
    PRINT = "print", "छापें";
    PRINT_MEMO = "Print this memo", "यह ज्ञापन छापें";
    BACK_TO_REPORT = "Back to the report", "रिपोर्ट पर वापस";
    NOT_REVIEWED = "No person has decided yet.", "अभी किसी व्यक्ति ने निर्णय नहीं लिया है।";
    MEMO_MADE = "Printed for {name} on {time}.", "{name} के लिए {time} को छापा गया।";
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
    ERASE_BUT_CHECK_NOTE = "Erases the statement, the report and what this analysis holds of the applicant for good. Its credit check stays, with the applicant's name, mobile and the bureau's report, unless you tick it here.",
        "इस विश्लेषण का विवरण, रिपोर्ट और इसमें रखी आवेदक की जानकारी सदा के लिए मिटा देता है। इसकी क्रेडिट जाँच बनी रहती है, आवेदक के नाम, मोबाइल और ब्यूरो की रिपोर्ट सहित, जब तक आप यहाँ चिह्न न लगाएँ।";
    ERASE_CHECK_TOO = "Erase its credit check as well", "इसकी क्रेडिट जाँच भी मिटाएँ";
    ERASE_CHECK_TOO_NOTE = "What was billed stays billed. The check has a certificate of its own, which the audit record names.",
        "लगा हुआ शुल्क बना रहता है। जाँच का अपना प्रमाणपत्र होता है, जिसका नाम ऑडिट अभिलेख में है।";
    DONE_ERASED = "It is erased for good.", "यह सदा के लिए मिटा दिया गया है।";
    CERTIFICATE = "Certificate of an erasure", "मिटाने का प्रमाणपत्र";
    CERTIFICATE_FOR_OWNERS = "Owners read the certificates of erasures: what was erased, when and by whom. Hand this address to one.",
        "मिटाने के प्रमाणपत्र स्वामी पढ़ते हैं: क्या मिटाया गया, कब और किसने। यह पता किसी स्वामी को दें।";
    CERTIFICATE_ID = "Certificate", "प्रमाणपत्र";
    ERASED_AT = "Erased", "मिटाया गया";
    PURGED_AT = "Last copy of its key gone", "कुंजी की अंतिम प्रति मिटी";
    NOT_PURGED = "Under way.", "हो रहा है।";
    HASH_OF_FILE = "SHA-256 of the file, as it was uploaded", "अपलोड की गई फ़ाइल का SHA-256";
    HASH_OF_REPORT = "SHA-256 of the report, as it was stored, encrypted", "रखी हुई (कूटबद्ध) रिपोर्ट का SHA-256";
    REQUEST_ID = "Request", "अनुरोध";
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
    TERM_WEIGHT = "Weight", "भार";
    TERM_MET = "Met", "पूरा हुआ";
    HELD_DOWN_BY = "Held down by", "इनसे सीमित";
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
    SHORT_CRORES = "{} Cr", "{} करोड़";
    SHORT_LAKHS = "{} L", "{} लाख";
    SHORT_THOUSANDS = "{}k", "{} हज़ार";
    LOWEST_ON = "lowest {amount} on {day}", "{day} को सबसे कम {amount}";
    AMOUNT = "Amount", "राशि";
    BANK = "Bank", "बैंक";
    SALARY = "Salary", "वेतन";
    RETURNED = "Returned payment", "लौटा भुगतान";
    CHART_PASSAGES = "Where does this money go on to, and how fast?", "यह धन आगे कहाँ और कितनी जल्दी जाता है?";
    PASSAGES_NOTE = "The payments in that the pass-through patterns name, and what was paid out within four days of each, set against the newest money first.",
        "वे आवक जिनका संकेतों में नाम है, और हर एक के चार दिन के भीतर जो भुगतान हुए; सबसे नया धन पहले गिना गया है।";
    PASSAGES_SUM = "Of {received} received so, {passed} left again.", "इस तरह आए {received} में से {passed} फिर बाहर गए।";
    MORE_PASSAGES = "And {} more.", "और {} अन्य।";
    PAID_IN_BY = "Paid in by", "किससे आया";
    PAID_ON_TO = "Paid on to", "किसे गया";
    LEFT_AGAIN = "Left again", "फिर गया";
    OTHER_PARTIES = "{} others", "{} अन्य";
    THE_ACCOUNT = "the account", "यह खाता";
    STAY_WITHIN_HOUR = "within the hour", "एक घंटे के भीतर";
    STAY_HOURS = "after {} h", "{} घंटे बाद";
    STAY_SAME_DAY = "the same day", "उसी दिन";
    STAY_NEXT_DAY = "the next day", "अगले दिन";
    STAY_DAYS = "after {} days", "{} दिन बाद";
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
    PAGES = "Pages", "पृष्ठ";
    FILE_SAYS = "The file says", "फ़ाइल में लिखा है";
    PAGE_SHOWS = "The page shows", "पृष्ठ पर दिखता है";
    STATEMENT_SAYS = "The statement says", "विवरण कहता है";
    STANDS_AGAINST = "What stands against it", "इसके विरुद्ध";
    FINDING = "Finding", "निष्कर्ष";
    FIRST_FINDING = "First finding", "पहला निष्कर्ष";
    ZOOM_IN = "Larger", "बड़ा करें";
    ZOOM_OUT = "Smaller", "छोटा करें";
    NEXT = "Next", "अगला";
    PREVIOUS = "Previous", "पिछला";
    PAGE_IMAGE_MISSING = "This page cannot be drawn: the statement was erased, or the page is a picture that cannot be read.",
        "यह पृष्ठ नहीं बनाया जा सकता: विवरण मिटा दिया गया है, या पृष्ठ ऐसा चित्र है जो पढ़ा नहीं जा सकता।";
    ROWS_BEHIND = "The rows behind this figure", "इस आँकड़े की पंक्तियाँ";
    ROW_PROOF = "Proved by", "प्रमाण";
    PARTY = "Party", "पक्ष";
    DIRECTION = "In or out", "आया या गया";
    FLAG = "Mark of the row", "पंक्ति का चिह्न";
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
    ENGINE = "engine", "इंजन";
    AS_OF = "as of", "तिथि";
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

    // Settings: the list, and what they share.
    MY_ACCOUNT = "My account", "मेरा खाता";
    TEAM = "Team", "टीम";
    MEMBERS = "Members", "सदस्य";
    WEBHOOKS = "Webhooks", "वेबहुक";
    PAYERS = "Remembered payers", "याद रखे गए भुगतानकर्ता";
    AUDIT = "Audit record", "ऑडिट अभिलेख";
    SHOWN_ONCE = "This is the only time it is shown. Copy it now.", "यह केवल अभी दिखाया जा रहा है। अभी कॉपी कर लें।";
    DAYS = "days", "दिन";
    CONFIRM = "Confirm", "पुष्टि करें";
    EXPIRED = "Over", "समाप्त";
    DONE_PASSWORD = "Your password is changed. You are signed out everywhere else.", "आपका पासवर्ड बदल गया है। बाकी हर जगह से आप साइन आउट हो गए हैं।";
    DONE_SESSION = "That session has ended.", "वह सत्र समाप्त हो गया है।";
    DONE_SECOND_FACTOR = "The second factor is switched off.", "दूसरा सत्यापन बंद हो गया है।";
    DONE_KEY = "The key is revoked. It is refused from now on.", "कुंजी रद्द हो गई है। अब यह स्वीकार नहीं होगी।";
    DONE_SAVED = "Saved.", "सहेज लिया गया।";
    DONE_ROLE = "The role is changed, for every session and key of the person.", "भूमिका बदल गई है, उस व्यक्ति के हर सत्र और कुंजी के लिए।";
    DONE_DISABLED = "The person has no access any more. Sessions and keys have ended.", "अब इस व्यक्ति की पहुँच बंद है। सत्र और कुंजियाँ समाप्त हो गईं।";
    DONE_ENABLED = "The person can sign in again.", "यह व्यक्ति फिर से साइन इन कर सकता है।";
    DONE_UNLOCKED = "Failed sign-ins are forgotten. The person can try again at once.", "असफल प्रयास भुला दिए गए। यह व्यक्ति तुरंत फिर कोशिश कर सकता है।";
    DONE_INVITATION = "The invitation is revoked. Its link is good for nothing.", "निमंत्रण रद्द हो गया। उसका लिंक अब किसी काम का नहीं।";
    DONE_ENDPOINT = "The endpoint is deleted.", "एंडपॉइंट हटा दिया गया है।";
    DONE_ENDPOINT_DISABLED = "Nothing is sent to the endpoint any more.", "अब इस एंडपॉइंट पर कुछ नहीं भेजा जाएगा।";
    DONE_ENDPOINT_ENABLED = "Events are sent to the endpoint again. What it missed can be replayed below.", "घटनाएँ फिर से भेजी जा रही हैं। जो छूट गया उसे नीचे से दोबारा भेज सकते हैं।";
    DONE_PAYER = "The payer is forgotten.", "भुगतानकर्ता भुला दिया गया है।";

    // My account.
    OLD_PASSWORD = "Present password", "वर्तमान पासवर्ड";
    CHANGE_PASSWORD = "Change password", "पासवर्ड बदलें";
    PASSWORD_RULE_LENGTH = "12 characters or more; spaces count.", "12 या अधिक अक्षर; खाली जगह भी गिनी जाती है।";
    PASSWORD_RULE_GUESS = "Not easy to guess: no common password, not your name, your address or your team's name. Several unusual words are good.",
        "अनुमान लगाना आसान न हो: कोई प्रचलित पासवर्ड, आपका नाम, ईमेल या टीम का नाम नहीं। कई अनोखे शब्द अच्छे रहते हैं।";
    PASSWORD_RULE_SESSIONS = "You stay signed in here and are signed out everywhere else. API keys stay.", "यहाँ आप साइन इन रहेंगे, बाकी हर जगह से साइन आउट हो जाएँगे। API कुंजियाँ बनी रहेंगी।";
    SECOND_FACTOR = "Second factor", "दूसरा सत्यापन";
    SECOND_FACTOR_SET_UP = "Set up a second factor", "दूसरा सत्यापन चालू करें";
    SECOND_FACTOR_NEEDED = "Your team asks for a second factor. Set it up here; everything else opens as soon as it is confirmed.",
        "आपकी टीम दूसरा सत्यापन माँगती है। इसे यहाँ चालू करें; पुष्टि होते ही बाकी सब खुल जाएगा।";
    SECOND_FACTOR_ON = "A code of your app is asked for when you sign in.", "साइन इन करते समय आपके ऐप का कोड माँगा जाता है।";
    SECOND_FACTOR_OFF = "With a second factor nobody signs in with your password alone: a code of an app on your phone is asked for as well.",
        "दूसरे सत्यापन से केवल पासवर्ड के सहारे कोई साइन इन नहीं कर सकता: आपके फ़ोन के ऐप का कोड भी माँगा जाता है।";
    SECOND_FACTOR_SCAN = "Scan this with an authenticator app, or type the secret into it. Then enter the code that the app shows.",
        "इसे ऑथेंटिकेटर ऐप से स्कैन करें या गुप्त कुंजी उसमें लिखें। फिर ऐप में दिख रहा कोड यहाँ भरें।";
    SECOND_FACTOR_AGAIN = "Enter the code that your app shows now. If the app does not know this account,", "अब आपके ऐप में जो कोड दिख रहा है वह भरें। यदि ऐप में यह खाता नहीं है, तो";
    BEGIN_AGAIN = "begin again.", "फिर से शुरू करें।";
    QR_CODE = "QR code for an authenticator app", "ऑथेंटिकेटर ऐप के लिए QR कोड";
    RECOVERY_CODES = "Recovery codes", "रिकवरी कोड";
    RECOVERY_CODES_LEAD = "Each stands in for the app once, should you lose it. Keep them on paper.", "ऐप खो जाने पर हर कोड एक बार उसकी जगह काम करेगा। इन्हें कागज़ पर लिखकर रखें।";
    RECOVERY_CODES_RENEW = "Make new recovery codes", "नए रिकवरी कोड बनाएँ";
    RECOVERY_CODES_RENEW_NOTE = "Ten new ones; those that are left stop working.", "दस नए कोड मिलेंगे; बचे हुए कोड काम नहीं करेंगे।";
    RECOVERY_CODES_LEFT = "Recovery codes left", "बचे हुए रिकवरी कोड";
    SWITCH_OFF = "Switch off", "बंद करें";
    SWITCH_OFF_GOES = "goes, and so do the recovery codes. The password alone is asked for from then on; where the team asks for a second factor, a new one is needed before anything else.",
        "और रिकवरी कोड हट जाएँगे। इसके बाद केवल पासवर्ड माँगा जाएगा; यदि टीम दूसरा सत्यापन माँगती है तो पहले नया चालू करना होगा।";
    SESSIONS = "Sessions", "सत्र";
    SESSIONS_LEAD = "Where you are signed in. End what you do not know, and change your password.", "आप कहाँ-कहाँ साइन इन हैं। जिसे न पहचानें उसे समाप्त करें और पासवर्ड बदलें।";
    THIS_SESSION = "This session", "यह सत्र";
    END_SESSION = "End", "समाप्त करें";
    DEVICE = "Device", "उपकरण";
    SIGNED_IN_AT = "Signed in", "साइन इन";
    ENDS_AT = "Ends", "समाप्ति";

    // API keys: what they are good for.
    NO_KEYS_NOTE = "A key lets a server of yours upload statements and read decisions. Make one below.", "कुंजी से आपका सर्वर विवरण अपलोड कर सकता है और निर्णय पढ़ सकता है। नीचे एक बनाएँ।";
    KEY_EXPIRES_BY = "Ends on", "समाप्ति";
    KEY_LONGEST = "Days that the team lets a key live", "टीम में कुंजी अधिकतम इतने दिन चल सकती है";
    KEY_SCOPES = "What the key is good for", "कुंजी किस काम की है";
    KEY_SCOPES_LEAD = "Tick what it needs and no more. With nothing ticked it may do all that you may do.", "केवल वही चुनें जो चाहिए। कुछ न चुनने पर यह वह सब कर सकती है जो आप कर सकते हैं।";
    KEY_ALL_SCOPES = "All that its owner may do", "वह सब जो इसका स्वामी कर सकता है";
    KEY_GOES = "stops working at once and for good. Whatever uses it is refused from the next request on.", "तुरंत और सदा के लिए बंद हो जाएगी। इसका उपयोग करने वाला हर अनुरोध अब अस्वीकार होगा।";

    // Team.
    TEAM_LEAD = "What the team asks of its people and their keys, and for how long it keeps what.", "टीम अपने लोगों और उनकी कुंजियों से क्या चाहती है, और क्या कितने समय रखती है।";
    TEAM_OWNERS_ONLY = "Owners change these.", "इन्हें केवल स्वामी बदलते हैं।";
    TEAM_RULES = "Rules", "नियम";
    FOUR_EYES = "Four eyes", "दो लोगों की जाँच";
    FOUR_EYES_NOTE = "Whoever uploaded a statement does not review its analysis.", "जिसने विवरण अपलोड किया, वही उसकी समीक्षा नहीं करता।";
    REVIEWERS_ONLY = "Reviews are for reviewers and owners", "समीक्षा केवल समीक्षक और स्वामी करें";
    REVIEWERS_ONLY_NOTE = "Otherwise members review, too.", "अन्यथा सदस्य भी समीक्षा करते हैं।";
    REQUIRE_SECOND_FACTOR = "A second factor is required", "दूसरा सत्यापन अनिवार्य";
    REQUIRE_SECOND_FACTOR_NOTE = "Whoever has none can do nothing but set it up, you included. API keys go on working.", "जिसके पास नहीं है वह पहले उसे चालू करे, आप भी। API कुंजियाँ चलती रहेंगी।";
    LONGEST_KEY = "Longest life of an API key, days", "API कुंजी की अधिकतम अवधि, दिन";
    LONGEST_KEY_NOTE = "1 to 3,660; empty: for ever. Keys that are older are refused.", "1 से 3,660; खाली: सदा। इससे पुरानी कुंजियाँ स्वीकार नहीं होंगी।";
    FOR_EVER = "for ever", "सदा";
    RETENTION = "Retention", "रखने की अवधि";
    RETENTION_LEAD = "What is older is erased within the hour, each with a certificate. Empty: it is kept until somebody erases it.",
        "जो इससे पुराना है वह एक घंटे के भीतर मिटा दिया जाता है, हर एक का प्रमाणपत्र बनता है। खाली: जब तक कोई न मिटाए।";
    UNTIL_ERASED = "until somebody erases it", "जब तक कोई न मिटाए";
    KEEP_STATEMENTS = "Statements", "विवरण की फ़ाइलें";
    KEEP_STATEMENTS_NOTE = "The PDF files; their reports stay.", "PDF फ़ाइलें; उनकी रिपोर्ट बनी रहती हैं।";
    KEEP_REPORTS = "Reports", "रिपोर्ट";
    KEEP_REPORTS_NOTE = "Whole analyses, with their statements and decisions.", "पूरे विश्लेषण, उनके विवरण और निर्णय सहित।";
    KEEP_CHECKS = "Credit checks", "क्रेडिट जाँच";
    KEEP_CHECKS_NOTE = "The bureau's reports, from the pull on.", "ब्यूरो की रिपोर्ट, लिए जाने के दिन से।";
    RETENTION_QUESTION = "Erase what is older?", "जो पुराना है उसे मिटाएँ?";
    RETENTION_GOES = "Within the hour everything that is older than this is erased for good, and nobody can bring it back:",
        "एक घंटे के भीतर इससे पुराना सब कुछ सदा के लिए मिट जाएगा, और कोई उसे वापस नहीं ला सकेगा:";
    RETENTION_STAYS = "What is on legal hold stays.", "जिस पर कानूनी रोक है वह बना रहेगा।";
    RETENTION_CONFIRM = "Yes, erase what is older", "हाँ, पुराना मिटा दें";
    LEGAL_HOLD = "Legal hold", "कानूनी रोक";
    ON_HOLD = "On legal hold", "कानूनी रोक में";
    NOT_ON_HOLD = "Not on hold", "रोक में नहीं";
    ON_HOLD_SINCE = "On legal hold since {}: nothing of it can be erased.", "{} से कानूनी रोक में: इसमें से कुछ भी मिटाया नहीं जा सकता।";
    HOLD = "Put on legal hold", "कानूनी रोक लगाएँ";
    HOLD_NOTE = "Nothing of it is erased until an owner lifts the hold, whatever the retention says.", "जब तक स्वामी रोक न हटाए, कुछ भी नहीं मिटेगा, रखने की अवधि चाहे जो हो।";
    RELEASE = "Lift the legal hold", "कानूनी रोक हटाएँ";
    RELEASE_NOTE = "It can be erased again, and the retention counts again.", "इसे फिर मिटाया जा सकेगा, और रखने की अवधि फिर लागू होगी।";
    LISTED_HOLDS = "Analyses on legal hold", "कानूनी रोक वाले विश्लेषण";
    LEGAL_HOLD_NOTE = "An owner puts an analysis on legal hold on its page, or through the API; nothing of it is erased until the hold is lifted, whatever the retention says. Holds and their ends are in the audit record as analysis.held and analysis.released.",
        "स्वामी किसी विश्लेषण के पृष्ठ पर या API से कानूनी रोक लगाते हैं; रोक हटने तक उसका कुछ भी नहीं मिटता, रखने की अवधि चाहे जो हो। रोक लगना और हटना ऑडिट अभिलेख में analysis.held और analysis.released नाम से दर्ज है।";

    // Members.
    MEMBERS_LEAD = "The people of the team. Open one to change what they may do, or to help whoever cannot sign in.", "टीम के लोग। भूमिका बदलने या साइन इन में मदद करने के लिए किसी को खोलें।";
    ROLE = "Role", "भूमिका";
    ROLE_OWNER = "Owner", "स्वामी";
    ROLE_OWNER_MAY = "everything: people, settings, products, and all that members do", "सब कुछ: लोग, सेटिंग, उत्पाद, और सदस्यों के सारे काम";
    ROLE_MEMBER = "Member", "सदस्य";
    ROLE_MEMBER_MAY = "uploads, pulls credit checks, corrects, erases, and reviews unless the team reserves that", "अपलोड, क्रेडिट जाँच, सुधार, मिटाना, और समीक्षा यदि टीम ने उसे सीमित न किया हो";
    ROLE_REVIEWER = "Reviewer", "समीक्षक";
    ROLE_REVIEWER_MAY = "reads, corrects and reviews", "पढ़ना, सुधारना और समीक्षा करना";
    ROLE_VIEWER = "Viewer", "दर्शक";
    ROLE_VIEWER_MAY = "only reads", "केवल पढ़ना";
    ROLE_CHANGE = "Change role", "भूमिका बदलें";
    ACTIVE = "Active", "सक्रिय";
    DISABLED = "No access", "पहुँच बंद";
    LAST_SIGN_IN = "Last sign-in", "अंतिम साइन इन";
    BEFORE_TIME = "before", "इससे पहले:";
    MEMBER_SINCE = "Member since", "सदस्य कब से";
    INVITE = "Invite somebody", "किसी को बुलाएँ";
    INVITE_MAKE = "Make an invitation", "निमंत्रण बनाएँ";
    INVITE_LEAD = "You get a link that works once, for seven days. No mail is sent: hand it over yourself.", "आपको एक लिंक मिलेगा जो सात दिन तक, एक बार काम करेगा। कोई ईमेल नहीं जाता: लिंक आप स्वयं दें।";
    INVITE_HAND_OVER = "Hand this link over in private. Whoever has it becomes a member, once, within seven days.", "यह लिंक निजी तौर पर दें। जिसके पास होगा वह सात दिन के भीतर, एक बार, सदस्य बन सकता है।";
    INVITATIONS = "Open invitations", "खुले निमंत्रण";
    NO_INVITATIONS = "No open invitations.", "कोई खुला निमंत्रण नहीं।";
    NO_INVITATIONS_NOTE = "An invitation stands here until it is accepted, revoked or seven days old.", "निमंत्रण स्वीकार होने, रद्द होने या सात दिन पूरे होने तक यहाँ रहता है।";
    INVITATION_GOES = "is not invited any more: the link is good for nothing from then on.", "को निमंत्रण नहीं रहेगा: लिंक किसी काम का नहीं रहेगा।";
    ACCESS = "Access", "पहुँच";
    DISABLE = "End access", "पहुँच समाप्त करें";
    DISABLE_GOES = "is signed out everywhere and cannot sign in any more. All their API keys are revoked at once and for good, open reset links are void. What they did stays.",
        "हर जगह से साइन आउट हो जाएँगे और फिर साइन इन नहीं कर सकेंगे। उनकी सभी API कुंजियाँ तुरंत और सदा के लिए रद्द होंगी, रीसेट लिंक बेकार होंगे। उनका किया काम बना रहेगा।";
    ENABLE = "Give access back", "पहुँच फिर से दें";
    ENABLE_NOTE = "The person can sign in again with the password they had. Sessions and keys do not come back.", "व्यक्ति पुराने पासवर्ड से फिर साइन इन कर सकेगा। सत्र और कुंजियाँ वापस नहीं आतीं।";
    WAYS_BACK_IN = "If they cannot sign in", "यदि साइन इन न हो पाए";
    RESET_LINK = "Link for a new password", "नए पासवर्ड का लिंक";
    RESET_LINK_MAKE = "Make a link for a new password", "नए पासवर्ड का लिंक बनाएँ";
    RESET_LINK_NOTE = "For a forgotten password: a link that works once, for 24 hours. Earlier links are void; the old password works until a new one is set.",
        "भूले हुए पासवर्ड के लिए: 24 घंटे तक एक बार चलने वाला लिंक। पहले के लिंक बेकार हो जाते हैं; नया बनने तक पुराना पासवर्ड चलता है।";
    RESET_LINK_HAND_OVER = "Hand this link over in private: whoever has it sets the password.", "यह लिंक निजी तौर पर दें: जिसके पास होगा वही पासवर्ड बना सकेगा।";
    UNLOCK = "Unlock", "ताला खोलें";
    UNLOCK_NOTE = "Too many wrong passwords lock an account for a while. This forgets them.", "कई बार ग़लत पासवर्ड से खाता कुछ देर बंद हो जाता है। इससे वे प्रयास भुला दिए जाते हैं।";
    MEMBER_SECOND_FACTOR_REMOVE = "Remove second factor", "दूसरा सत्यापन हटाएँ";
    MEMBER_SECOND_FACTOR_NOTE = "For whoever has lost both the app and the recovery codes.", "जिसने ऐप और रिकवरी कोड दोनों खो दिए हों उसके लिए।";
    MEMBER_SECOND_FACTOR_GOES = "signs in with the password alone from then on; app and recovery codes stop working. Be sure that it is really them who asks.",
        "अब केवल पासवर्ड से साइन इन करेंगे; ऐप और रिकवरी कोड काम नहीं करेंगे। पक्का कर लें कि माँगने वाले सचमुच वही हैं।";

    // Webhooks.
    WEBHOOKS_LEAD = "Your systems are told what happened, signed as Standard Webhooks has it.", "जो हुआ उसकी सूचना आपके सिस्टम को मिलती है, Standard Webhooks के अनुसार हस्ताक्षरित।";
    NO_ENDPOINTS = "No webhook endpoints yet.", "अभी कोई वेबहुक एंडपॉइंट नहीं।";
    NO_ENDPOINTS_NOTE = "Name an address of yours below, and every decision is sent there as soon as it is made. A test shows whether it arrives.",
        "नीचे अपना पता दें; हर निर्णय होते ही वहाँ भेजा जाएगा। परीक्षण से पता चलेगा कि पहुँचता है या नहीं।";
    NEW_ENDPOINT = "New endpoint", "नया एंडपॉइंट";
    CREATE_ENDPOINT = "Create endpoint", "एंडपॉइंट बनाएँ";
    ENDPOINT = "Endpoint", "एंडपॉइंट";
    ENDPOINT_URL = "Address", "पता";
    ENDPOINT_URL_NOTE = "https:// on the public internet", "सार्वजनिक इंटरनेट पर https:// पता";
    ENDPOINT_DESCRIPTION = "What it is for", "किस काम के लिए";
    EVENT_TYPES = "Events", "घटनाएँ";
    EVENT_TYPES_NOTE = "With nothing ticked all are sent, those included that are added later.", "कुछ न चुनने पर सभी भेजी जाती हैं, आगे जुड़ने वाली भी।";
    ALL_EVENTS = "All", "सभी";
    SIGNING_SECRET = "Signing secret", "हस्ताक्षर की गुप्त कुंजी";
    SECRET_SHOWN_BEFORE = "This form has made its endpoint before, and the secret was shown then. Whoever has not seen it rotates it on the page of the endpoint.",
        "यह फ़ॉर्म अपना एंडपॉइंट पहले ही बना चुका है, और गुप्त कुंजी तभी दिखाई गई थी। जिसने उसे नहीं देखा, वह एंडपॉइंट के पृष्ठ पर उसे बदल ले।";
    ENDPOINT_TEST_NEXT = "Open the endpoint and send a test →", "एंडपॉइंट खोलें और परीक्षण भेजें →";
    ENDPOINT_ENABLED = "Enabled", "चालू";
    ENDPOINT_FAILING = "Failing", "पहुँच नहीं रहा";
    ENDPOINT_DISABLED = "Disabled", "बंद";
    FAILING_SINCE = "It has accepted nothing since", "इसने तब से कुछ स्वीकार नहीं किया:";
    FAILING_NOTE = "After five days without success it is disabled.", "पाँच दिन तक सफलता न मिलने पर इसे बंद कर दिया जाता है।";
    DISABLED_BY_OWNER = "An owner disabled it.", "किसी स्वामी ने इसे बंद किया।";
    DISABLED_FAILING = "It accepted nothing for five days, so it was disabled.", "पाँच दिन तक कुछ स्वीकार न करने के कारण इसे बंद कर दिया गया।";
    DISABLED_GONE = "It answered 410 (gone), so it was disabled.", "इसने 410 (हट चुका) उत्तर दिया, इसलिए इसे बंद कर दिया गया।";
    OLD_SECRET_UNTIL = "Old secret signs until", "पुरानी कुंजी कब तक हस्ताक्षर करेगी";
    SEND_TEST = "Send a test", "परीक्षण भेजें";
    ENDPOINT_DISABLE = "Disable", "बंद करें";
    ENDPOINT_ENABLE = "Enable", "चालू करें";
    ENDPOINT_CHANGE = "Change", "बदलें";
    ENDPOINT_DELETE = "Delete endpoint", "एंडपॉइंट हटाएँ";
    ENDPOINT_GOES = "gets nothing any more, and the log of its deliveries is gone for good.", "पर अब कुछ नहीं भेजा जाएगा, और उसकी डिलीवरी का पूरा लेखा सदा के लिए मिट जाएगा।";
    ROTATE = "Rotate the secret", "गुप्त कुंजी बदलें";
    ROTATE_NOTE = "The new secret is shown once. For the hours below both secrets sign; 0 ends the old one at once, as after a leak.",
        "नई कुंजी एक बार दिखेगी। नीचे दिए घंटों तक दोनों कुंजियाँ हस्ताक्षर करेंगी; 0 से पुरानी तुरंत बंद होगी, जैसे लीक होने पर।";
    GRACE_HOURS = "Hours that the old secret signs as well (0 to 168)", "पुरानी कुंजी कितने घंटे और चले (0 से 168)";
    DELIVERIES = "Deliveries", "डिलीवरी";
    DELIVERIES_LEAD = "What was sent in the last 30 days, the newest first.", "पिछले 30 दिनों में क्या भेजा गया, नवीनतम पहले।";
    NO_DELIVERIES = "Nothing was sent yet.", "अभी कुछ नहीं भेजा गया।";
    NO_DELIVERIES_NOTE = "Send a test, or wait for the next decision.", "परीक्षण भेजें या अगले निर्णय की प्रतीक्षा करें।";
    DELIVERY_PENDING = "On its way", "रास्ते में";
    DELIVERY_DELIVERED = "Delivered", "पहुँच गया";
    DELIVERY_FAILED = "Given up", "छोड़ दिया गया";
    EVENT = "Event", "घटना";
    CAUSE = "Sent because", "भेजने का कारण";
    CAUSE_EVENT = "It happened", "घटना हुई";
    CAUSE_REPLAY = "Replayed", "दोबारा भेजा गया";
    CAUSE_TEST = "Test", "परीक्षण";
    ATTEMPTS = "Attempts", "प्रयास";
    NO_ATTEMPTS = "No answer is recorded yet.", "अभी कोई उत्तर दर्ज नहीं है।";
    LOOK_AGAIN = "Look again", "फिर देखें";
    CREATED_AT = "To be sent since", "भेजना शुरू";
    NEXT_ATTEMPT = "Next attempt", "अगला प्रयास";
    ENDED_AT = "Ended", "पूरा हुआ";
    REQUEST_BODY = "What is sent", "क्या भेजा जाता है";
    REQUEST_GONE = "The event is no longer kept.", "यह घटना अब रखी नहीं गई है।";
    REPLAY_ONE = "Send again", "दोबारा भेजें";
    REPLAY_ONE_NOTE = "The same event under the same webhook-id, so that a receiver which has seen it can tell.", "वही घटना, उसी webhook-id के साथ, ताकि पाने वाला पहचान सके।";
    REPLAY = "Replay events", "घटनाएँ दोबारा भेजें";
    REPLAY_NOTE = "Everything since a time is sent once more, delivered or not, except what is on its way already. At most 30 days back.",
        "दिए समय के बाद का सब कुछ फिर भेजा जाता है, पहुँचा हो या नहीं; जो रास्ते में है उसे छोड़कर। अधिकतम 30 दिन पीछे तक।";
    REPLAY_SINCE = "Since (Indian time)", "कब से (भारतीय समय)";
    REPLAYED = "events are on their way again.", "घटनाएँ दोबारा भेजी जा रही हैं।";
    REPLAYED_MORE = "There are more: ask again, since", "और भी हैं: फिर से भेजें, इस समय से:";
    ATTEMPT_ADDRESS_REFUSED = "The address is not on the public internet.", "पता सार्वजनिक इंटरनेट पर नहीं है।";
    ATTEMPT_NAME_NOT_FOUND = "The name of the host is not found.", "होस्ट का नाम नहीं मिला।";
    ATTEMPT_NOT_CONNECTED = "No connection, or a certificate that is not to be trusted.", "कनेक्शन नहीं हुआ, या प्रमाणपत्र भरोसे का नहीं।";
    ATTEMPT_TIMED_OUT = "No answer within 10 seconds.", "10 सेकंड में उत्तर नहीं आया।";
    ATTEMPT_CONNECTION_LOST = "The connection was lost before an answer came.", "उत्तर आने से पहले कनेक्शन टूट गया।";
    ATTEMPT_REDIRECTED = "The answer leads elsewhere, and is not followed.", "उत्तर दूसरे पते पर भेजता है, जिसका पालन नहीं किया जाता।";
    ATTEMPT_NOT_ACCEPTED = "The answer is not from 200 to 299.", "उत्तर 200 से 299 के बीच नहीं है।";

    // Remembered payers.
    PAYERS_LEAD = "Payers that count as employers in every new analysis of the team.", "वे भुगतानकर्ता जो टीम के हर नए विश्लेषण में नियोक्ता माने जाते हैं।";
    NO_PAYERS = "No payers are remembered.", "कोई भुगतानकर्ता याद नहीं रखा गया।";
    NO_PAYERS_NOTE = "Whoever names an employer in a correction through the API can have it remembered; then its payments count as salary in every new analysis.",
        "API से सुधार में नियोक्ता बताते समय उसे याद रखवाया जा सकता है; फिर हर नए विश्लेषण में उसके भुगतान वेतन गिने जाते हैं।";
    REMEMBERED_BY = "Remembered by", "किसने याद रखवाया";
    FORGET = "Forget", "भूल जाएँ";
    PAYER_GOES = "counts for nothing in later analyses. What was decided with it stays.", "आगे के विश्लेषणों में नहीं गिना जाएगा। जो निर्णय हो चुके वे बने रहेंगे।";

    // The audit record.
    AUDIT_LEAD = "Who did, read or was refused what, the newest first. Reading this list is recorded as well.", "किसने क्या किया, पढ़ा या किसे मना किया गया, नवीनतम पहले। इस सूची को पढ़ना भी दर्ज होता है।";
    WHO = "Who", "किसने";
    WHAT = "What", "क्या";
    SUBJECT = "About (an id)", "किसके बारे में (आईडी)";
    FROM_DAY = "From", "इस दिन से";
    TO_DAY = "To", "इस दिन तक";
    ADDRESS_IP = "From address", "किस पते से";
    ACTOR_OPERATOR = "Operator", "संचालक";
    ACTOR_SERVICE = "Service", "सेवा";
    ACTOR_ANONYMOUS = "Not known who", "अज्ञात";
    PROOF = "Proof of an entry", "प्रविष्टि का प्रमाण";
    PROOF_LEAD = "Every entry is hashed, entries are closed in batches, and each batch holds the hash of the one before. So a change of any entry shows.",
        "हर प्रविष्टि का हैश बनता है, प्रविष्टियाँ बैच में बंद होती हैं, और हर बैच में पिछले बैच का हैश रहता है। इसलिए कोई भी बदलाव पकड़ में आ जाता है।";
    PROOF_ENTRY = "Hash of the entry", "प्रविष्टि का हैश";
    PROOF_PREVIOUS = "Hash of the batch before", "पिछले बैच का हैश";
    PROOF_HASH = "Hash of the batch", "बैच का हैश";
    PROOF_SIGNATURE = "Signature of the deployment", "सेवा का हस्ताक्षर";
    PROOF_BATCH = "Batch", "बैच";
    PROOF_PLACE = "place", "स्थान";
    PROOF_CLOSED = "Closed", "बंद हुआ";
    PROOF_STEP_ENTRY = "Hash the entry as the documentation says: it must be the hash above.", "दस्तावेज़ के अनुसार प्रविष्टि का हैश बनाएँ: वह ऊपर वाला हैश होना चाहिए।";
    PROOF_STEP_BATCH = "Hash the hash of the batch before together with all hashes of this batch: it must be the hash of the batch.", "पिछले बैच के हैश और इस बैच के सभी हैश को साथ लेकर हैश बनाएँ: वह बैच का हैश होना चाहिए।";
    PROOF_STEP_CHAIN = "Note the hash of a batch elsewhere: whoever has it can tell later that nothing up to there has changed.", "बैच का हैश कहीं और लिख रखें: बाद में उससे पता चलेगा कि वहाँ तक कुछ नहीं बदला।";
    PROOF_HASHES = "All hashes of the batch", "बैच के सभी हैश";
    PROOF_API = "The same for programs:", "यही प्रोग्राम के लिए:";

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
    IF = "if", "यदि";
    TRY_PRODUCT = "Try on the last 100", "पिछले 100 पर आज़माएँ";
    TRIED_CASES = "Cases to try it on", "किन मामलों पर";
    ALL_CASES = "All cases of the team", "टीम के सभी मामले";
    CASES_OF_PRODUCT = "Cases of this product", "इस उत्पाद के मामले";
    WOULD_FLIP = "would be decided otherwise", "का निर्णय बदलेगा";
    NONE_FLIPS = "No case would be decided otherwise.", "किसी मामले का निर्णय नहीं बदलेगा।";
    OF_TRIED = "cases were tried", "मामले आज़माए गए";
    NOT_TRIED = "not tried", "नहीं आज़माए गए";
    LEFT_UNTRIED = "There was no time for so many more:", "इतने और के लिए समय नहीं बचा:";
    WHAT_CHANGED = "What changed", "क्या बदला";
    OWNERS_ONLY = "Owners change products.", "उत्पाद केवल स्वामी बदलते हैं।";
    NEW_PRODUCT = "New product", "नया उत्पाद";
    NEW_PRODUCT_NOTE = "It begins with two rules, on instalments and on the months that a statement covers; change them on its page.",
        "यह दो नियमों से शुरू होता है: किस्तों पर और विवरण के महीनों पर; उन्हें इसके पृष्ठ पर बदलें।";
    CREATE_PRODUCT = "Create product", "उत्पाद बनाएँ";
    ARCHIVE = "Archive", "संग्रहीत करें";
    ACTIVATE = "Activate", "सक्रिय करें";
    ARCHIVED_PRODUCTS = "Archived products", "संग्रहीत उत्पाद";
    ACTIVE_PRODUCTS = "Active products", "सक्रिय उत्पाद";
    ARCHIVED_NOTE = "Not for new analyses. What was decided under it stays.", "नए विश्लेषणों के लिए नहीं। जो निर्णय हुए वे बने रहेंगे।";
    TERMS = "What is lent", "क्या दिया जाता है";
    CHECK_NAME_OF_PRODUCT = "Name", "नाम";
    PRODUCT_DESCRIPTION = "What it is for", "किस काम के लिए";
    AMOUNT_LEAST = "Smallest loan, ₹", "सबसे छोटा ऋण, ₹";
    AMOUNT_MOST = "Largest loan, ₹", "सबसे बड़ा ऋण, ₹";
    TENURE_LEAST = "Shortest, months", "सबसे छोटी अवधि, माह";
    TENURE_MOST = "Longest, months", "सबसे लंबी अवधि, माह";
    TENURE_USUAL = "Months where none are asked for", "जब न बताया जाए तो माह";
    RATE_PERCENT = "Rate a year, %", "वार्षिक दर, %";
    BUSINESS_MARGIN = "Of a trader's receipts, income, %", "व्यापारी की आवक में आय, %";
    PRODUCT_CONTACT = "Whom applicants may ask", "आवेदक किससे पूछें";
    FEES = "Fees", "शुल्क";
    FEES_NOTE = "Taken from what is paid out: an amount, or a part of the loan. Without a name a line is left out.", "दी जाने वाली राशि से लिए जाते हैं: एक राशि, या ऋण का भाग। बिना नाम की पंक्ति छोड़ दी जाती है।";
    FEE_NAME = "What it is for", "किस बात का";
    FEE_AMOUNT = "Amount, ₹", "राशि, ₹";
    FEE_PERCENT = "Or of the loan, %", "या ऋण का, %";
    SCORECARD_NOTE = "How much each section weighs, 100 in all, and the scores that approve and that go to a person.", "हर भाग का भार, कुल 100, और किस अंक पर स्वीकृति या समीक्षा।";
    WEIGHT_INCOME = "Income", "आय";
    WEIGHT_LIQUIDITY = "Balance held", "बना रहा शेष";
    WEIGHT_LEVERAGE = "Debts", "देनदारियाँ";
    WEIGHT_CONDUCT = "Returned payments", "लौटे भुगतान";
    WEIGHT_BEHAVIOUR = "Behaviour", "व्यवहार";
    WEIGHT_BUREAU = "Credit bureau", "क्रेडिट ब्यूरो";
    THRESHOLD_APPROVE = "Approve from", "स्वीकृति कितने अंक से";
    THRESHOLD_REVIEW = "Review from", "समीक्षा कितने अंक से";
    NEW_LIMIT = "Add a limit", "सीमा जोड़ें";
    ABOUT_METRIC = "Unit, values, formula", "इकाई, मान, सूत्र";
    UNIT = "Unit", "इकाई";
    NEW_TAB = "in a new tab", "नए टैब में";
    TYPICAL_AFTER_TRIAL = "What it usually is stands here once the product was tried on old cases, below.", "पुराने मामलों पर आज़माने के बाद (नीचे) यहाँ दिखेगा कि यह सामान्यतः कितना होता है।";
    LIMITS = "Limits of the offer", "प्रस्ताव की सीमाएँ";
    FORMULA = "Formula", "सूत्र";
    SENSIBLE_VALUES = "Values that make sense in a rule", "नियम में उचित मान";
    MISSING_WHEN = "No value", "मान नहीं";
    TRIED_FROM = "Created from", "किस दिन से";
    TRIED_TO = "to", "किस दिन तक";
    THRESHOLDS = "Score", "अंक";

    // Versions of a product.
    VERSIONS = "Versions", "सभी संस्करण";
    VERSIONS_BY_WHOM = "Who made them: the audit record", "किसने बनाए: ऑडिट अभिलेख";
    FIRST_VERSION = "As it was made.", "जैसा यह बनाया गया।";
    NO_DIFFERENCE = "It says what the version before says.", "इसमें वही है जो पिछले संस्करण में है।";
    NOTHING = "nothing", "कुछ नहीं";
    CURRENCY = "Currency", "मुद्रा";
    SMALLEST_LOAN = "Smallest loan", "सबसे छोटा ऋण";
    LARGEST_LOAN = "Largest loan", "सबसे बड़ा ऋण";
    SHORTEST_TENURE = "Shortest tenure", "सबसे छोटी अवधि";
    LONGEST_TENURE = "Longest tenure", "सबसे लंबी अवधि";
    USUAL_TENURE = "Tenure where none is asked for", "जब न बताया जाए तो अवधि";
    MARGIN_OF_TRADE = "Of a trader's receipts, income", "व्यापारी की आवक में आय";
    MARGIN_OF_PROFESSION = "Of clients' fees, income", "ग्राहकों की फ़ीस में आय";
    MARGIN_OF_GIG_WORK = "Of gig work, income", "गिग काम की आवक में आय";
    MARGIN_OF_RENT = "Of rents, income", "किराए की आवक में आय";
    MARGIN_OF_AGRICULTURE = "Of crops and milk, income", "फ़सल और दूध की आवक में आय";
    INCOME_COUNTED = "Which figure of the income counts", "आय का कौन-सा आँकड़ा गिना जाता है";
    MEASURED_OVER = "Measured over the last", "पिछले इतने समय पर मापा जाता है";
    BALANCE_DAYS = "Days that the average balance looks at", "औसत शेष किन दिनों का है";
    ORDER_OF_RULES = "Order of the rules", "नियमों का क्रम";
    ORDER_OF_LIMITS = "Order of the limits", "सीमाओं का क्रम";
    RULE_ADDED = "Rule added", "नियम जोड़ा गया";
    RULE_REMOVED = "Rule removed", "नियम हटाया गया";
    RULE_CHANGED = "Rule changed", "नियम बदला गया";
    LIMIT_ADDED = "Limit added", "सीमा जोड़ी गई";
    LIMIT_REMOVED = "Limit removed", "सीमा हटाई गई";
    LIMIT_CHANGED = "Limit changed", "सीमा बदली गई";
    WITHOUT_VALUE = "Where there is no value", "जब मान न हो";
    POINTS_INCOME = "Weight of income", "आय का भार";
    POINTS_LIQUIDITY = "Weight of the balance held", "बने रहे शेष का भार";
    POINTS_LEVERAGE = "Weight of debts", "देनदारियों का भार";
    POINTS_CONDUCT = "Weight of returned payments", "लौटे भुगतानों का भार";
    POINTS_BEHAVIOUR = "Weight of behaviour", "व्यवहार का भार";
    POINTS_BUREAU = "Weight of the credit bureau", "क्रेडिट ब्यूरो का भार";

    // Credit checks.
    CONSENT = "Consent", "सहमति";
    CONSENT_WITHDRAWN = "Withdrawn on", "वापस ली गई:";
    WITHDRAW_CONSENT = "Withdraw consent", "सहमति वापस लें";
    WITHDRAW_CONSENT_GOES = "has taken their consent back: the report is not used again for a new check. This cannot be undone.", "ने सहमति वापस ले ली है: नई जाँच के लिए यह रिपोर्ट फिर काम में नहीं ली जाएगी। इसे पलटा नहीं जा सकता।";
    CHECK_ON_HOLD_SINCE = "Its case is on legal hold since {}: the check cannot be erased.", "इसका मामला {} से कानूनी रोक में है: यह जाँच मिटाई नहीं जा सकती।";
    ERASE_CHECK_NOTE = "Erases the bureau's report, what it found, and the person's name and mobile for good. What was billed stays billed.",
        "ब्यूरो की रिपोर्ट, उसके निष्कर्ष और व्यक्ति का नाम व मोबाइल सदा के लिए मिटा देता है। लगा हुआ शुल्क बना रहता है।";
    ERASE_CHECK_OF_CASE_NOTE = "Erases the bureau's report, what it found, and the person's name and mobile for good. What was billed stays billed. The case that was decided with it keeps its own report, with what that says of the person, until it is erased as well.",
        "ब्यूरो की रिपोर्ट, उसके निष्कर्ष और व्यक्ति का नाम व मोबाइल सदा के लिए मिटा देता है। लगा हुआ शुल्क बना रहता है। जिस मामले का निर्णय इससे हुआ उसकी अपनी रिपोर्ट, उसमें व्यक्ति की जानकारी सहित, तब तक बनी रहती है जब तक उसे भी न मिटाया जाए।";
    CHECKS_LEAD = "Reports of a credit bureau, each with the person's consent and billed once.", "क्रेडिट ब्यूरो की रिपोर्ट, हर एक सहमति के साथ और एक बार शुल्क।";
    NEW_CHECK = "New credit check", "नई क्रेडिट जाँच";
    NO_CHECKS = "No credit checks yet.", "अभी कोई क्रेडिट जाँच नहीं।";
    CHECK_NAME = "Full name", "पूरा नाम";
    CHECK_MOBILE = "Mobile", "मोबाइल";
    CHECK_CONSENT = "The person was shown this text and agrees to it.", "व्यक्ति को यह पाठ दिखाया गया और वह सहमत है।";
    CHECK_PRICE = "A report costs {}.", "एक रिपोर्ट का मूल्य {} है।";
    PULL = "Pull the report", "रिपोर्ट लें";
    BILLING = "Billing", "शुल्क";
    BUREAU_ACCOUNTS = "Accounts", "खाते";
    ENQUIRIES = "Enquiries", "पूछताछ";
    OPENED = "Opened", "कब खुला";
    OVERDUE = "Overdue", "बकाया";
    PAYMENTS = "Payments by month: days late", "माह अनुसार भुगतान: देरी के दिन";
    CLOSED = "closed", "बंद";
    MARKS = "Derogatory marks", "प्रतिकूल चिह्न";
    MARK_SENT_TO_PERSON = "It sent the case to a person.", "इसके कारण मामला किसी व्यक्ति के पास गया।";
    MARK_NOTED = "It is noted in the case, and decided nothing by itself.", "यह मामले में दर्ज है और अकेले इससे कुछ तय नहीं हुआ।";
    MARK_NOT_IN_DECISION = "The decision of the case does not rest on it.", "मामले का निर्णय इस पर आधारित नहीं है।";
    MARK_WOULD_SEND = "It would send a case to a person.", "इसके कारण मामला किसी व्यक्ति के पास जाएगा।";
    MARK_WOULD_NOTE = "It would be noted in a case, and decide nothing by itself.", "यह मामले में दर्ज होगा और अकेले कुछ तय नहीं करेगा।";
    THE_CASE = "Case", "मामला";
    MARK_IN_REASONS = "It is among the reasons of the decision.", "यह निर्णय के कारणों में है।";
    NO_SUCH_CHECK = "Nothing matches the search.", "खोज से कुछ नहीं मिला।";
    CHECK_SEARCH_HINT = "A name or a mobile", "नाम या मोबाइल";
    NOT_ENTITLED = "The team is not entitled to pull credit reports.", "टीम को क्रेडिट रिपोर्ट लेने का अधिकार नहीं है।";

    TYPICAL = "Of {} cases, a tenth at most – half – nine tenths", "{} मामलों में: दसवाँ भाग – आधे – नौ-दसवाँ भाग, इस मान तक";
    METRIC = "Metric", "माप";
    IS_AT_MOST = "at most", "अधिकतम";
    IS_AT_LEAST = "at least", "कम से कम";
    IS_LESS_THAN = "less than", "इससे कम";
    IS_MORE_THAN = "more than", "इससे अधिक";
    IS_EQUAL = "is", "बराबर";
    IS_NOT = "is not", "बराबर नहीं";
    IS_ONE_OF = "is one of", "इनमें से एक";
    IS_NONE_OF = "is none of", "इनमें से कोई नहीं";
    COMPARISON = "is", "तुलना";

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
