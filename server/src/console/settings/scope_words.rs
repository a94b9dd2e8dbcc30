//! What a key is good for, in Hindi. English is the contract's own.

use lending_engine::language::Language;

use crate::console::look::{Look, plain};
use crate::gate::Scope;

pub(super) fn meaning(look: &Look, scope: Scope) -> String {
    match look.language {
        Language::En => plain(scope.meaning()),
        Language::Hi => hindi(scope).to_owned(),
    }
}

/// Every scope has its line: one that is new is missed by the compiler.
const fn hindi(scope: Scope) -> &'static str {
    match scope {
        Scope::AnalysesRead => {
            "विश्लेषण, उनकी रिपोर्ट, पंक्तियाँ, विवरण, पृष्ठ और पत्र; निर्णय की फिर से गणना, उत्पाद आज़माने के लिए भी।"
        }
        Scope::AnalysesWrite => {
            "विवरण अपलोड करना। अपलोड के साथ ब्यूरो से पूछने के लिए “credit_checks:write” भी चाहिए।"
        }
        Scope::CorrectionsWrite => "विवरण से जो पढ़ा गया उसे सुधारना।",
        Scope::ReviewsWrite => {
            "जिन विश्लेषणों को किसी व्यक्ति को देखना है उन पर निर्णय लेना, और बताना कि वे किसके पास हैं।"
        }
        Scope::CreditChecksRead => "क्रेडिट जाँच और ब्यूरो की रिपोर्ट।",
        Scope::CreditChecksWrite => "क्रेडिट ब्यूरो की रिपोर्ट लेना, जिसका शुल्क लगता है।",
        Scope::ProductsRead => "उत्पाद और उनकी नीतियाँ।",
        Scope::ProductsWrite => "उत्पाद बनाना और बदलना।",
        Scope::PayersRead => "टीम के याद रखे गए भुगतानकर्ता।",
        Scope::PayersWrite => "टीम से भुगतानकर्ताओं को याद रखवाना और भुलवाना।",
        Scope::ErasuresRead => "जो मिटाया गया उसके प्रमाणपत्र।",
        Scope::ErasuresWrite => "विश्लेषण और क्रेडिट जाँच सदा के लिए मिटाना।",
        Scope::RetentionRead => "टीम क्या कितने समय रखती है।",
        Scope::RetentionWrite => "तय करना कि टीम क्या कितने समय रखे।",
        Scope::HoldsWrite => "विश्लेषणों पर कानूनी रोक लगाना और हटाना।",
        Scope::EventsRead => "घटनाओं की सूची।",
        Scope::WebhooksRead => "वेबहुक एंडपॉइंट और उनकी डिलीवरी।",
        Scope::WebhooksWrite => "वेबहुक एंडपॉइंट बनाना, बदलना, परखना, और डिलीवरी दोबारा भेजना।",
        Scope::UsageRead => "टीम ने क्या उपयोग और खर्च किया।",
        Scope::AuditRead => "किसने क्या किया और पढ़ा, इसका अभिलेख।",
        Scope::TeamRead => "टीम की सेटिंग।",
    }
}
