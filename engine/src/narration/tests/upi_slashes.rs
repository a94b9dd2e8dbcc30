//! UPI with slashes, in the forms of the banks.

use super::*;

pub(super) const ROWS: &[Row] = &[
    // No marks at all: what was typed is not in capitals.
    ("UPI 530974836991 SANJAY KASHYAP rent", Credit, Upi, ["SANJAY KASHYAP", "", "530974836991", ""]),
    // South Indian: the bank first.
    ("UPI/ICIC/610643332673/KSEB/Pay to", Debit, Upi, ["KSEB", "", "610643332673", "ICIC"]),
    // Axis: P2A or P2M, number, name, and remark and bank in either order.
    (
        "UPI/P2A/500102293542/RAMESH KUMAR GUPTA/UPI/BANK OF BARODA",
        Debit,
        Upi,
        ["RAMESH KUMAR GUPTA", "", "500102293542", "BANK OF BARODA"],
    ),
    ("UPI/P2A/519739896895/SHANTI /State Ban/UPI/", Credit, Upi, ["SHANTI", "", "519739896895", "State Ban"]),
    (
        "UPI/P2M/556340591698/Mr Mohan Das M /UPI/YES BANK LIMITED YBS",
        Debit,
        Upi,
        ["Mr Mohan Das M", "", "556340591698", "YES BANK LIMITED YBS"],
    ),
    (
        "UPI/P2M/752550018963/Zomato Online Order  /Zomato/AIRTEL PAYMENTS BANK",
        Debit,
        Upi,
        ["Zomato Online Order", "", "752550018963", "AIRTEL PAYMENTS BANK"],
    ),
    (
        "UPI/P2M/608966647612/BANYAM SUPPLY P/Banyam/AXIS BANK",
        Debit,
        Upi,
        ["BANYAM SUPPLY P", "", "608966647612", "AXIS BANK"],
    ),
    (
        "UPI/P2M/607632613345/HDFC BANK LTD/Card/HDFC BANK LTD",
        Debit,
        Upi,
        ["HDFC BANK LTD", "", "607632613345", "HDFC BANK LTD"],
    ),
    (
        "UPI/P2A/412345678914/M/S SHARMA TRADERS/Payment/HDFC BANK LTD",
        Debit,
        Upi,
        ["M/S SHARMA TRADERS", "", "412345678914", "HDFC BANK LTD"],
    ),
    (
        "UPI/P2A/412345678915/NA/UPI/State Bank Of India",
        Credit,
        Upi,
        ["", "", "412345678915", "State Bank Of India"],
    ),
    // The address first, then the name, then a remark; what stands last behind an address is a remark.
    (
        "UPI/533912710138/15:28:57/UPI/hpcl29891013@hdfcbank/HP PETROLEUM STATION/Pay",
        Debit,
        Upi,
        ["HP PETROLEUM STATION", "hpcl29891013@hdfcbank", "533912710138", ""],
    ),
    (
        "UPI/531672909746/From:priya71@yesbank/To:rajesh251@okaxis/RAJESH PATIL/NA",
        Debit,
        Upi,
        ["RAJESH PATIL", "rajesh251@okaxis", "531672909746", ""],
    ),
    // ICICI: NAME/ADDRESS/REMARK/BANK/NUMBER/ID, and the older form without a name.
    (
        "UPI/RAMESH KUM/ramesh.k-1@oksb/UPI/BANK OF BA/517860587311",
        Debit,
        Upi,
        ["RAMESH KUM", "ramesh.k-1@oksb", "517860587311", "BANK OF BA"],
    ),
    (
        "UPI/ASHA STORE/asha@ybl/Self trans/HDFC BANK/228916592815/AXL84d96ea5202a40b49738b6c3d6785b6d",
        Debit,
        Upi,
        ["ASHA STORE", "asha@ybl", "228916592815", "HDFC BANK"],
    ),
    (
        "UPI/412345678901/Payment from/ramesh@okicici/HDFC BANK",
        Credit,
        Upi,
        ["", "ramesh@okicici", "412345678901", "HDFC BANK"],
    ),
    (
        "UPI/421424514240/ From 504 Mainte/r.ganesh10@ okax/Axis Bank Ltd/AXI6a51e19459cf4fd9baa3eb1ba562633e",
        Credit,
        Upi,
        ["", "r.ganesh10@okax", "421424514240", "Axis Bank Ltd"],
    ),
    (
        "UPI/412345678916/RENT/RAMESH KUMAR/HDFC BANK/412345678917",
        Credit,
        Upi,
        ["RAMESH KUMAR", "", "412345678916", "HDFC BANK"],
    ),
    (
        "UPI/422195444374/Rent905/8072234138@ibl/Bank ofIndia/IBL251917a2a9554bc1b997bd5dd78a06ce",
        Credit,
        Upi,
        ["", "8072234138@ibl", "422195444374", "Bank ofIndia"],
    ),
    // SBI, with what its core system puts before and behind.
    (
        "TO TRANSFER-UPI/DR/427398765432/UBER INDIA/YESB/uber@ybl/UPI",
        Debit,
        Upi,
        ["UBER INDIA", "uber@ybl", "427398765432", "YESB"],
    ),
    (
        "TO TRANSFER-UPI/DR/518219314628/Jar/YESB/JARRETAIL@/Collect-TRANSFER TO 4897692162094",
        Debit,
        Upi,
        ["Jar", "", "518219314628", "YESB"],
    ),
    (
        "BY TRANSFER-UPI/CR/412345678918/SUNITA D/PUNB/sunita.d@p/Paymen--",
        Credit,
        Upi,
        ["SUNITA D", "", "412345678918", "PUNB"],
    ),
    (
        "WDL TFR UPI/DR/618545938354/T HUT/YESB/bharatpe90/Pay To 0097695162091 AT 17735 PUNE",
        Debit,
        Upi,
        ["T HUT", "", "618545938354", "YESB"],
    ),
    (
        "DEP TFR\nUPI/CR/412345678919/ANITA /ICIC/anita@okic/UPI",
        Credit,
        Upi,
        ["ANITA", "anita@okic", "412345678919", "ICIC"],
    ),
    (
        "TO TRANSFER- UPI/DR/405766387708/MEENA S/AIRP/7764208537/Payme-",
        Debit,
        Upi,
        ["MEENA S", "", "405766387708", "AIRP"],
    ),
    (
        "TO TRANSFER- UPI/DR/948691177553/RAVIB/I DFB/7479023636/Payme-",
        Debit,
        Upi,
        ["RAVIB", "", "948691177553", "I DFB"],
    ),
    (
        "UPI/DR/427520652621/MAHESH B G/YESB/q588161991/UPI",
        Debit,
        Upi,
        ["MAHESH B G", "", "427520652621", "YESB"],
    ),
    // PNB, Canara, IDFC: the same order, some with a whole IFSC.
    (
        "UPI/DR/603230176760/FLIPKART/UTIB0000001/flipkartt1/UPI",
        Debit,
        Upi,
        ["FLIPKART", "", "603230176760", "UTIB0000001"],
    ),
    (
        "UPI/CR/412345678920/RAMESH KUMAR/HDFC/ramesh@okhdfcbank/rent",
        Credit,
        Upi,
        ["RAMESH KUMAR", "ramesh@okhdfcbank", "412345678920", "HDFC"],
    ),
    (
        "UPI/CR/832279152555/Mr ASHOK/CBIN/asho**@ybl/UPI//BRANCH : ATM",
        Credit,
        Upi,
        ["Mr ASHOK", "", "832279152555", "CBIN"],
    ),
    (
        "UPI/DR/412345678921/M/S. GUPTA AND CO/SBIN/gupta@sbi/bill",
        Debit,
        Upi,
        ["M/S. GUPTA AND CO", "gupta@sbi", "412345678921", "SBIN"],
    ),
    // Union and IndusInd: the direction behind the number.
    ("UPIAR/218301603926/DR/ASHAFOO/HDFC/ashafoodcour", Debit, Upi, ["ASHAFOO", "", "218301603926", "HDFC"]),
    (
        "UPIAB/218207163445/CR/MOHANDA/PYTM/8309056943@ybl",
        Credit,
        Upi,
        ["MOHANDA", "8309056943@ybl", "218207163445", "PYTM"],
    ),
    (
        "UPIAR/653686128112/DR/VISHAL_M/YESB/paytmqr65v0vb@",
        Debit,
        Upi,
        ["VISHAL_M", "", "653686128112", "YESB"],
    ),
    (
        "UPI/504012345678/CR/RAMESH/SBIN/ramesh@oksbi/Payment",
        Credit,
        Upi,
        ["RAMESH", "ramesh@oksbi", "504012345678", "SBIN"],
    ),
    ("UPIAB/600241319866 /CR/RATAN V/SBIN/ratanv", Credit, Upi, ["RATAN V", "", "600241319866", "SBIN"]),
    // Kotak: NAME/NUMBER/REMARK, or with a bank.
    ("UPI/Premsagar super/409326729134/UPI", Debit, Upi, ["Premsagar super", "", "409326729134", ""]),
    ("UPI/M/S.KLEVER K9/737270450102/Payment from Ph", Debit, Upi, ["M/S.KLEVER K9", "", "737270450102", ""]),
    ("UPI/SWIGGY INSTAMA/ICIC/126320939098/UPI", Debit, Upi, ["SWIGGY INSTAMA", "", "126320939098", "ICIC"]),
    (
        "UPI/AKSHAYA FARMS/AIRP/620000 609467/MANDATE",
        Debit,
        Upi,
        ["AKSHAYA FARMS", "", "620000609467", "AIRP"],
    ),
    ("UPI/CHANDRAMANIAM /TNSC/654899676356/UPI", Debit, Upi, ["CHANDRAMANIAM", "", "654899676356", "TNSC"]),
    // Bank of Baroda: a time, and no name.
    (
        "UPI/512345678922/14:25:31/UPI/ramesh.k@okaxis/Rent",
        Debit,
        Upi,
        ["", "ramesh.k@okaxis", "512345678922", ""],
    ),
    (
        "UPI/512345678923/09:05:00/UPI/shop.1234@ paytm/NA",
        Debit,
        Upi,
        ["", "shop.1234@paytm", "512345678923", ""],
    ),
    // IDFC: only a remark.
    ("UPI/MOB/517526881431/Sent using Paytm UPI", Credit, Upi, ["", "", "517526881431", ""]),
    ("UPI/MOB/123737138771/Zomato payment", Debit, Upi, ["", "", "123737138771", ""]),
    // Yes: both addresses, and the other side's is wanted.
    (
        "UPI/512345678924/From:ramesh@okaxis/To:asha@yesbank/Payment",
        Credit,
        Upi,
        ["", "ramesh@okaxis", "512345678924", ""],
    ),
    (
        "UPI/512345678925/From:asha@yesbank/To:shop@ybl/Payment",
        Debit,
        Upi,
        ["", "shop@ybl", "512345678925", ""],
    ),
    (
        "YBS6005301632717 UPI/696839383522/From:9891346233@ptyes/",
        Credit,
        Upi,
        ["", "9891346233@ptyes", "696839383522", ""],
    ),
    ("UPIAB/549306583166 W83727662 - /CR/PRABHU", Credit, Upi, ["PRABHU", "", "549306583166", ""]),
    // Federal.
    ("UPI OUT/512345678926/shop@okicici/Payment/5411", Debit, Upi, ["", "shop@okicici", "512345678926", ""]),
    ("UPI LITE LOAD", Debit, Upi, ["", "", "", ""]),
];

#[test]
fn every_bank_s_slashed_form_is_read() {
    check(ROWS);
}
