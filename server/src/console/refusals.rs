//! What pages say of each refusal of the API: what happened, in Hindi, and what to do, in both languages. What the API says
//! of it in English stands on pages as it is; what it advises is for programs, which send requests and read members.

use lending_engine::language::Language;

use crate::errors::Code;

/// What a page says of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Told {
    /// What happened, in Hindi.
    pub(super) what_hi: &'static str,
    remedy_en: &'static str,
    remedy_hi: &'static str,
}

impl Told {
    /// What to do.
    pub(super) const fn remedy(self, language: Language) -> &'static str {
        match language {
            Language::En => self.remedy_en,
            Language::Hi => self.remedy_hi,
        }
    }
}

macro_rules! refusals {
    ($($code:ident = $what_hi:literal, $remedy_en:literal, $remedy_hi:literal;)*) => {
        /// Every code has its line: one that is new is missed by the compiler.
        pub(super) const fn of(code: Code) -> Told {
            match code {
                $(Code::$code => Told { what_hi: $what_hi, remedy_en: $remedy_en, remedy_hi: $remedy_hi },)*
            }
        }
    };
}

refusals! {
    InvalidRequest = "भरी हुई किसी बात को स्वीकार नहीं किया जा सकता।", "Correct what is named, and send it again.", "जो बताया गया है उसे ठीक करके फिर भेजें।";
    InvalidJson = "भेजी गई बात पढ़ी नहीं जा सकी।", "Open the page again and repeat it.", "पृष्ठ फिर खोलें और दोबारा करें।";
    FileMissing = "कोई फ़ाइल नहीं भेजी गई।", "Choose the statement, and send the form again.", "विवरण चुनें और फ़ॉर्म फिर भेजें।";
    ProductNotFound = "ऐसा कोई उत्पाद नहीं है।", "Choose another product.", "कोई दूसरा उत्पाद चुनें।";
    ProductArchived = "यह उत्पाद संग्रहीत है और नए काम के लिए नहीं है।", "Choose an active product, or ask an owner to activate this one.", "कोई सक्रिय उत्पाद चुनें, या स्वामी से इसे सक्रिय करने को कहें।";
    ApplicantIncomplete = "ब्यूरो से पूछने के लिए आवेदक का नाम या मोबाइल नहीं है।", "Fill in the applicant's name and mobile, or take the tick off the consent.", "आवेदक का नाम और मोबाइल भरें, या सहमति का चिह्न हटाएँ।";
    ConsentRequired = "व्यक्ति की सहमति नहीं है। कुछ नहीं लिया गया और कोई शुल्क नहीं लगा।", "Show the person the text, and tick the box once they agree.", "व्यक्ति को पाठ दिखाएँ और सहमति मिलने पर चिह्न लगाएँ।";
    InvalidAssignee = "यह मामला इस व्यक्ति को नहीं दिया जा सकता।", "Choose somebody of the list.", "सूची में से किसी को चुनें।";
    InvalidMobile = "यह भारतीय मोबाइल नंबर नहीं है।", "Write ten digits, the first from 6 to 9, with or without +91.", "दस अंक लिखें, पहला 6 से 9 तक; +91 लगाना आवश्यक नहीं।";
    ApiKeyLivesTooLong = "टीम किसी कुंजी को इतने समय तक चलने नहीं देती।", "Choose an earlier end.", "पहले की समाप्ति चुनें।";
    PasswordTooWeak = "पासवर्ड बहुत छोटा है या आसानी से अनुमान में आ सकता है।", "Choose several unusual words, or let a password manager make one.", "कई अनोखे शब्द चुनें, या पासवर्ड मैनेजर से बनवाएँ।";
    InvalidLink = "यह एक बार का लिंक अज्ञात, उपयोग किया हुआ, रद्द या समाप्त है।", "Ask an owner of the team for a new one.", "टीम के किसी स्वामी से नया लिंक माँगें।";
    CodeIncorrect = "कोड वह नहीं है जो ऑथेंटिकेटर ऐप दिखाता है।", "Look at the clock of the device, and enter the code that the app shows now.", "उपकरण की घड़ी देखें और ऐप में अभी दिख रहा कोड भरें।";
    Unauthenticated = "आप साइन इन नहीं हैं।", "Sign in, and repeat it.", "साइन इन करके दोबारा करें।";
    InvalidToken = "आपका सत्र समाप्त हो गया है।", "Sign in again.", "फिर से साइन इन करें।";
    InvalidCredentials = "ईमेल या पासवर्ड ग़लत है।", "Check both. Five failures within 15 minutes lock the account for your network for a while.", "दोनों जाँच लें। 15 मिनट में पाँच असफल प्रयासों पर आपके नेटवर्क के लिए खाता कुछ देर बंद हो जाता है।";
    SecondFactorRequired = "पासवर्ड सही है; दूसरे सत्यापन का कोड नहीं है, ग़लत है या काम में आ चुका है।", "Enter what the app shows, or one of the recovery codes. A code works once.", "ऐप में दिख रहा कोड या कोई रिकवरी कोड भरें। हर कोड एक बार चलता है।";
    ForbiddenRole = "आपकी भूमिका में यह करना शामिल नहीं है।", "Ask an owner of the team to do it, or to change your role.", "टीम के किसी स्वामी से करवाएँ, या अपनी भूमिका बदलवाएँ।";
    InsufficientScope = "इस कुंजी को यह करने का अधिकार नहीं है।", "Sign in with your password to do it here.", "यहाँ करने के लिए अपने पासवर्ड से साइन इन करें।";
    LoginTokenRequired = "इसके लिए पासवर्ड से साइन इन होना चाहिए।", "Sign in with your password.", "अपने पासवर्ड से साइन इन करें।";
    SecondFactorSetupRequired = "आपकी टीम दूसरा सत्यापन माँगती है और आपके पास अभी नहीं है।", "Set one up; everything else opens as soon as it is confirmed.", "इसे चालू करें; पुष्टि होते ही बाकी सब खुल जाएगा।";
    PasswordIncorrect = "वर्तमान पासवर्ड सही नहीं है।", "Enter the present password. Five failures within 15 minutes lock the account for your network for a while.", "वर्तमान पासवर्ड भरें। 15 मिनट में पाँच असफल प्रयासों पर आपके नेटवर्क के लिए खाता कुछ देर बंद हो जाता है।";
    FourEyes = "टीम हर मामले में दो लोगों की जाँच चाहती है: जिसने विवरण अपलोड किया वह समीक्षा नहीं करता।", "Assign the case to somebody else, who reviews it.", "मामला किसी और को सौंपें, जो समीक्षा करे।";
    BureauNotEntitled = "टीम को क्रेडिट ब्यूरो रिपोर्ट लेने का अधिकार नहीं है। कुछ सहेजा नहीं गया और कोई शुल्क नहीं लगा।", "Take the tick off the consent, or ask whoever runs the service for the entitlement.", "सहमति का चिह्न हटाएँ, या सेवा चलाने वाले से अधिकार माँगें।";
    NotFound = "ऐसा कुछ नहीं है, या वह किसी दूसरी टीम का है।", "Check the address.", "पता जाँच लें।";
    MethodNotAllowed = "इस पते पर यह नहीं किया जा सकता।", "Open the page again and use its buttons.", "पृष्ठ फिर खोलें और उसके बटन काम में लें।";
    RequestTimeout = "भेजने में बहुत समय लगा।", "Send it again, over a better connection if it was a large file.", "फिर भेजें; बड़ी फ़ाइल हो तो बेहतर कनेक्शन से।";
    IdempotencyKeyReused = "यही अनुरोध पहले किसी और बात के लिए आया था।", "Open the page again and repeat it.", "पृष्ठ फिर खोलें और दोबारा करें।";
    IdempotencyInProgress = "यही अनुरोध अभी चल रहा है।", "Wait a moment, then send it again: nothing is done or billed twice.", "थोड़ा रुककर फिर भेजें: कुछ भी दो बार नहीं होगा, शुल्क भी नहीं।";
    ApiKeyLimitReached = "आपके पास जितनी कुंजियाँ हो सकती हैं उतनी हैं।", "Revoke a key first.", "पहले कोई कुंजी रद्द करें।";
    ProductLimitReached = "टीम के पास जितने सक्रिय उत्पाद हो सकते हैं उतने हैं।", "Archive a product first.", "पहले किसी उत्पाद को संग्रहीत करें।";
    ProductChanged = "इसी समय किसी और ने उत्पाद बदला।", "Open the product again and repeat the change.", "उत्पाद फिर खोलें और बदलाव दोबारा करें।";
    AnalysisNotCompleted = "विश्लेषण की रिपोर्ट नहीं है: वह पूरा नहीं हुआ या विफल रहा।", "Wait until it is completed.", "उसके पूरा होने तक रुकें।";
    AnalysisNotRetryable = "विश्लेषण विफल नहीं हुआ, फिर से चल रहा है, या उसी कारण फिर विफल होगा।", "Open it again to see how it stands. A file that cannot be read has to be uploaded anew.", "स्थिति देखने के लिए उसे फिर खोलें। जो फ़ाइल पढ़ी नहीं जा सकती उसे नए सिरे से अपलोड करना होगा।";
    PageNotDrawable = "यह पृष्ठ बनाया नहीं जा सकता।", "Open the statement itself.", "मूल विवरण खोलें।";
    DecisionPending = "किसी व्यक्ति का निर्णय बाकी है: आवेदक को अभी कुछ नहीं बताया जा सकता।", "Review the analysis first.", "पहले विश्लेषण की समीक्षा करें।";
    IsMember = "टीम में किसी का यही ईमेल है।", "Look among the members; one who has no access can be given it again.", "सदस्यों में देखें; जिसकी पहुँच बंद है उसे फिर दी जा सकती है।";
    EmailTaken = "इस ईमेल से किसी का खाता पहले से है।", "Ask for an invitation to another address.", "किसी दूसरे पते पर निमंत्रण माँगें।";
    InvitationLimitReached = "टीम के पास जितने खुले निमंत्रण हो सकते हैं उतने हैं।", "Revoke an invitation first.", "पहले कोई निमंत्रण रद्द करें।";
    MemberDisabled = "इस सदस्य की पहुँच बंद है।", "Give the member access again first.", "पहले सदस्य को फिर से पहुँच दें।";
    SecondFactorExists = "दूसरा सत्यापन पहले से चालू है।", "Switch it off before you set up another one.", "नया चालू करने से पहले उसे बंद करें।";
    SecondFactorMissing = "पुष्टि करने या हटाने के लिए कोई दूसरा सत्यापन नहीं है।", "Set one up first.", "पहले एक चालू करें।";
    LastOwner = "टीम बिना ऐसे स्वामी के रह जाएगी जो साइन इन कर सके।", "Make somebody else an owner first.", "पहले किसी और को स्वामी बनाएँ।";
    NotInReview = "इस विश्लेषण की समीक्षा नहीं होनी है, या हो चुकी है।", "Open it again to see how it stands.", "स्थिति देखने के लिए उसे फिर खोलें।";
    AlreadyReviewed = "किसी व्यक्ति ने निर्णय ले लिया है: अब इसमें सुधार नहीं होता।", "Open it again to see what was decided.", "क्या निर्णय हुआ यह देखने के लिए उसे फिर खोलें।";
    AnalysisChanged = "इसी समय किसी और ने विश्लेषण बदला। कुछ लिखा नहीं गया।", "Open the analysis again and repeat the correction.", "विश्लेषण फिर खोलें और सुधार दोबारा करें।";
    RevisionLimitReached = "विश्लेषण के जितने संशोधन हो सकते हैं उतने हैं।", "Review the analysis as it stands.", "जैसा है वैसे ही समीक्षा करें।";
    PayerLimitReached = "टीम जितने भुगतानकर्ता याद रख सकती है उतने हैं।", "Have a payer forgotten first.", "पहले किसी भुगतानकर्ता को भुलाएँ।";
    WebhookEndpointLimitReached = "टीम के पास जितने वेबहुक एंडपॉइंट हो सकते हैं उतने हैं।", "Delete an endpoint first.", "पहले कोई एंडपॉइंट हटाएँ।";
    WebhookEndpointDisabled = "यह वेबहुक एंडपॉइंट बंद है: इस पर कुछ नहीं भेजा जाता।", "Enable it, then try again.", "उसे चालू करें, फिर कोशिश करें।";
    OwnAccount = "यह मालिक दूसरों के लिए करते हैं, और यह खाता आपका अपना है।", "Change your own password and second factor under Settings, Account.", "अपना पासवर्ड और दूसरा सत्यापन सेटिंग्स के खाता पृष्ठ पर बदलें।";
    LegalHold = "विश्लेषण पर कानूनी रोक है: इसमें से कुछ भी मिटाया नहीं जा सकता।", "Let an owner lift the hold first.", "पहले स्वामी से रोक हटवाएँ।";
    CheckNotSettled = "क्रेडिट जाँच चल रही है, या ब्यूरो का उत्तर अभी ज्ञात नहीं है।", "Wait until it is completed or has failed.", "उसके पूरा या विफल होने तक रुकें।";
    StatementErased = "विवरण मिटा दिया गया है: माँगने पर, या रखने की अवधि पूरी होने पर।", "What was read of it is in the report.", "उससे जो पढ़ा गया वह रिपोर्ट में है।";
    StatementMissing = "विवरण वहाँ नहीं है जहाँ रखा गया था।", "Tell whoever runs the service, who may have it in a backup; otherwise upload it again.", "सेवा चलाने वाले को बताएँ, शायद उनके बैकअप में हो; नहीं तो फिर अपलोड करें।";
    StatementCorrupt = "रखा हुआ विवरण ख़राब है: वैसा नहीं है जैसा अपलोड हुआ था।", "Tell whoever runs the service, who may have it in a backup; otherwise upload it again.", "सेवा चलाने वाले को बताएँ, शायद उनके बैकअप में हो; नहीं तो फिर अपलोड करें।";
    RevisionMismatch = "इस बीच किसी और ने विश्लेषण में सुधार किया। कुछ लिखा नहीं गया।", "Look what was corrected, and then do this again.", "देखें क्या सुधारा गया, और फिर यह दोबारा करें।";
    VersionMismatch = "इस बीच किसी और ने उत्पाद का नया संस्करण प्रकाशित किया। कुछ लिखा नहीं गया।", "Look at the new version, and then do this again.", "नया संस्करण देखें, और फिर यह दोबारा करें।";
    BodyTooLarge = "भेजी गई बात बहुत बड़ी है।", "Send less.", "कम भेजें।";
    UnsupportedMediaType = "यह इस रूप में नहीं लिया जाता।", "Open the page again and use its form.", "पृष्ठ फिर खोलें और उसका फ़ॉर्म काम में लें।";
    FileEmpty = "फ़ाइल खाली है।", "Send the statement again; it may have been lost on its way to you.", "विवरण फिर भेजें; हो सकता है वह आप तक पूरा न पहुँचा हो।";
    FileTooLarge = "फ़ाइल 20 MiB से बड़ी है।", "Send a statement of a shorter period, or one that is not a scan.", "छोटी अवधि का विवरण भेजें, या ऐसा जो स्कैन न हो।";
    FileNotPdf = "फ़ाइल PDF नहीं है।", "Send the PDF that the bank issued.", "बैंक का दिया हुआ PDF भेजें।";
    FileCorrupt = "PDF ख़राब है, या ऐसे तरीके से बंद है जो समर्थित नहीं।", "Download the statement from the bank again.", "बैंक से विवरण फिर डाउनलोड करें।";
    FilePasswordRequired = "PDF पासवर्ड से बंद है और पासवर्ड नहीं भेजा गया।", "Enter the password of this file. Banks often use a date of birth or a part of the name.", "इस फ़ाइल का पासवर्ड भरें। बैंक प्रायः जन्मतिथि या नाम का भाग रखते हैं।";
    FilePasswordIncorrect = "इस पासवर्ड से PDF नहीं खुलता।", "Ask the applicant; banks often use a date of birth or a part of the name.", "आवेदक से पूछें; बैंक प्रायः जन्मतिथि या नाम का भाग रखते हैं।";
    FileTooManyPages = "PDF में 500 से अधिक पृष्ठ हैं।", "Send a statement of a shorter period.", "छोटी अवधि का विवरण भेजें।";
    RateLimited = "बहुत अधिक अनुरोध हो गए।", "Wait a little, then try again.", "थोड़ा रुककर फिर कोशिश करें।";
    AccountLocked = "इस ईमेल से बहुत बार साइन इन असफल रहा।", "Wait, then try again. Who is signed in already goes on working.", "रुककर फिर कोशिश करें। जो पहले से साइन इन हैं उनका काम चलता रहेगा।";
    SpendCapReached = "ब्यूरो रिपोर्ट पर एक दिन में जितना खर्च हो सकता है, हो चुका। कुछ नहीं लिया गया और कोई शुल्क नहीं लगा।", "Wait until tomorrow, or ask whoever runs the service to raise the cap.", "कल तक रुकें, या सेवा चलाने वाले से सीमा बढ़वाएँ।";
    InternalError = "हमारी ओर कुछ टूट गया। कुछ भी अधूरा नहीं रहा।", "Try again; if it stays so, tell whoever runs the service when it happened.", "फिर कोशिश करें; ऐसा ही रहे तो सेवा चलाने वाले को समय सहित बताएँ।";
    Unavailable = "सेवा अपने भंडार तक नहीं पहुँच रही, या बहुत व्यस्त है।", "Wait a little, then try again.", "थोड़ा रुककर फिर कोशिश करें।";
    BureauUnavailable = "क्रेडिट ब्यूरो से संपर्क नहीं हो रहा। कोई शुल्क नहीं लगा।", "Wait a little, then try again.", "थोड़ा रुककर फिर कोशिश करें।";
    StorageFull = "कुछ भी रखने की जगह नहीं बची। कुछ रखा नहीं गया।", "Tell whoever runs the service, who has to make room; then try again.", "सेवा चलाने वाले को बताएँ कि जगह बनाएँ; फिर कोशिश करें।";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_is_told_to_people_and_not_to_programs() {
        for code in Code::ALL {
            let told = of(*code);
            for language in Language::ALL {
                let remedy = told.remedy(language);
                assert!(
                    remedy.len() > 8 && !remedy.contains('`') && !remedy.contains("/v1/"),
                    "{code:?}: {remedy}"
                );
            }
            for hindi in [told.what_hi, told.remedy(Language::Hi)] {
                assert!(
                    hindi.chars().any(|letter| ('\u{900}'..='\u{97f}').contains(&letter)),
                    "{code:?}: {hindi}"
                );
            }
        }
    }
}
