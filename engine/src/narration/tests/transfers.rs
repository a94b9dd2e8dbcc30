//! IMPS, NEFT, RTGS, transfers inside the bank, bills and collections.

use super::*;

pub(super) const ROWS: &[Row] = &[
    // The number of the transfer between the name and what it is for.
    (
        "NEFT VIMAL TELECOM CNRBH25312728708 shop rent",
        Credit,
        Neft,
        ["VIMAL TELECOM", "", "CNRBH25312728708", ""],
    ),
    // Which way it went, before the channel or behind it.
    (
        "INW NEFT MALABAR TIMBER YARD HDFCN52025110567224322",
        Credit,
        Neft,
        ["MALABAR TIMBER YARD", "", "HDFCN52025110567224322", ""],
    ),
    (
        "NEFT-IN/HDFCN52026050709592938/SODEXO FACILITIES MANAGEMENT",
        Credit,
        Neft,
        ["SODEXO FACILITIES MANAGEMENT", "", "HDFCN52026050709592938", ""],
    ),
    // What was written behind a name that no mark ends, and what is a purpose in a name's place.
    (
        "NEFT N33625048857883 ACME TOOLS PVT LTD SALARY NOV25",
        Credit,
        Neft,
        ["ACME TOOLS PVT LTD", "", "N33625048857883", ""],
    ),
    (
        "INF/NEFT/N12926654774464/HDFC0001866/MF PURCHASE/HDFC MUTUAL FUND",
        Debit,
        Neft,
        ["HDFC MUTUAL FUND", "", "N12926654774464", "HDFC0001866"],
    ),
    // A bank that pays on its own account.
    (
        "NEFT/N33325846582610/HDFC BANK LTD/HDFC BANK/NA",
        Credit,
        Neft,
        ["HDFC BANK LTD", "", "N33325846582610", "HDFC BANK LTD"],
    ),
    // IMPS.
    (
        "IMPS-411914521999-METRO FUEL-HDFC-XXXXXXX4586-RENT",
        Debit,
        Imps,
        ["METRO FUEL", "", "411914521999", "HDFC"],
    ),
    (
        "IMPS-011914521999-METRO FUEL-TEST-XXXXXXX4586-RENT",
        Debit,
        Imps,
        ["METRO FUEL", "", "011914521999", "TEST"],
    ),
    (
        "IMPS-606348758076-TANUSHREE SAHU-UTIB-XXXXXXXXXXX1234-TRANSFER",
        Credit,
        Imps,
        ["TANUSHREE SAHU", "", "606348758076", "UTIB"],
    ),
    ("MMT/IMPS/509912345688/RENT/RAVI KUMAR/HDFC", Debit, Imps, ["RAVI KUMAR", "", "509912345688", "HDFC"]),
    (
        "MMT/IMPS/509912345689/LOAN RET/ANITA DEVI/ICIC0000104",
        Debit,
        Imps,
        ["ANITA DEVI", "", "509912345689", "ICIC0000104"],
    ),
    (
        "MMT/IMPS/314118542915/A M ASSOCI/HDFC Bank",
        Credit,
        Imps,
        ["A M ASSOCI", "", "314118542915", "HDFC Bank"],
    ),
    (
        "MMT/IMPS/615207439303/DAS4ZU26NBXIRD6/Amazon Sel/HSBC Bank",
        Credit,
        Imps,
        ["Amazon Sel", "", "615207439303", "HSBC Bank"],
    ),
    (
        "MMT/IMPS/502010323215/Flat 314 Mainta/VISHAL PRA/Kotak Mahindra",
        Credit,
        Imps,
        ["VISHAL PRA", "", "502010323215", "Kotak Mahindra"],
    ),
    (
        "IMPS/P2A/412345678932/RAMESHKUMAR/HDFCBANK/Rent",
        Debit,
        Imps,
        ["RAMESHKUMAR", "", "412345678932", "HDFCBANK"],
    ),
    ("IMPS/P2A/412345678933/X123456/RAMESH/SBIN", Credit, Imps, ["RAMESH", "", "412345678933", "SBIN"]),
    (
        "IMPS-OPM/500420386389/JAGAT PAL/KKBK0004608/9831/",
        Debit,
        Imps,
        ["JAGAT PAL", "", "500420386389", "KKBK0004608"],
    ),
    (
        "BY TRANSFER-IMPS/534205572617/RE1-XX389-VISA PAY/RDA Vostr",
        Credit,
        Imps,
        ["VISA PAY", "", "534205572617", "RE1"],
    ),
    (
        "WDL TFR IMPS/615812533720/ICIC-xx024- Jane Doe/Transfer 0098298162092 AT 00001 PUNE",
        Debit,
        Imps,
        ["Jane Doe", "", "615812533720", "ICIC"],
    ),
    (
        "Recd:IMPS/512345678901/RAMESH KUMAR/SBIN/X1234/RENT",
        Credit,
        Imps,
        ["RAMESH KUMAR", "", "512345678901", "SBIN"],
    ),
    (
        "SentIMPS512345678901RAMESH KUMAR/HDFC/X5678",
        Debit,
        Imps,
        ["RAMESH KUMAR", "", "512345678901", "HDFC"],
    ),
    ("IMPSAB/512345678902/SUNITA DEVI/BARB/rent", Credit, Imps, ["SUNITA DEVI", "", "512345678902", "BARB"]),
    (
        "MB-IMPS-DR/RAMESH KUMAR/HDFC BANK/512345678903",
        Debit,
        Imps,
        ["RAMESH KUMAR", "", "512345678903", "HDFC BANK"],
    ),
    (
        "TO TRANSFER-INB IMPS/P2A/411212908073/XXXXXXX991HDFCnull--",
        Debit,
        Imps,
        ["", "", "411212908073", "HDFC"],
    ),
    ("IMPS P2P 622157719873", Credit, Imps, ["", "", "622157719873", ""]),
    ("IMPS UPI Payment Amazon", Debit, Imps, ["", "", "", ""]),
    // NEFT.
    (
        "NEFT CR-SBIN0007631-KAVYA BHAT-MY HDFC-SBINN52025021511431836",
        Credit,
        Neft,
        ["KAVYA BHAT", "", "SBINN52025021511431836", "SBIN0007631"],
    ),
    (
        "NEFT CR-CITI0000001-ACME TECHNOLOGIES PVT LTD-RAMESH KUMAR-CITIN25645632712",
        Credit,
        Neft,
        ["ACME TECHNOLOGIES PVT LTD", "", "CITIN25645632712", "CITI0000001"],
    ),
    (
        "NEFT CR-HDFC0000001-HDFC BANK LTD-RAMESH KUMAR-HDFCN25645632712",
        Credit,
        Neft,
        ["HDFC BANK LTD", "", "HDFCN25645632712", "HDFC0000001"],
    ),
    (
        "NEFT CR-CITI0000001-3M INDIA LTD-RAMESH KUMAR-CITIN25645632713",
        Credit,
        Neft,
        ["3M INDIA LTD", "", "CITIN25645632713", "CITI0000001"],
    ),
    (
        "NEFT CR-KKBK0000001-STUDIO 9 DESIGNS-RAMESH KUMAR-KKBKN25645632714",
        Credit,
        Neft,
        ["STUDIO 9 DESIGNS", "", "KKBKN25645632714", "KKBK0000001"],
    ),
    (
        "NEFT CR-YESB0000001-ONE97 COMMUNICATIONS LTD-RAMESH KUMAR-YESBN25645632715",
        Credit,
        Neft,
        ["ONE97 COMMUNICATIONS LTD", "", "YESBN25645632715", "YESB0000001"],
    ),
    (
        "NEFT CR-UTIB0000001-63 MOONS TECHNOLOGIES-RAMESH KUMAR-UTIBN25645632716",
        Credit,
        Neft,
        ["63 MOONS TECHNOLOGIES", "", "UTIBN25645632716", "UTIB0000001"],
    ),
    (
        "NEFT DR-ICIC0000104-SHARMA BUILDERS-NETBANK, MUM-HDFCH26092912345-ADVANCE",
        Debit,
        Neft,
        ["SHARMA BUILDERS", "", "HDFCH26092912345", "ICIC0000104"],
    ),
    (
        "NEFT DR-TEST0000001-BLUE CAFE-TESTN184609240612",
        Debit,
        Neft,
        ["BLUE CAFE", "", "TESTN184609240612", "TEST0000001"],
    ),
    (
        "NEFT/CITIN25645632712/CAPITAL SERVICES (I) PVT/CITI BANK/",
        Credit,
        Neft,
        ["CAPITAL SERVICES (I) PVT", "", "CITIN25645632712", "CITI BANK"],
    ),
    ("NEFT/INW/AXISP00804036529/ASHA TRADERS", Credit, Neft, ["ASHA TRADERS", "", "AXISP00804036529", ""]),
    (
        "NEFT/MB/AXMB261234567890/SUNITA DEVI/STATE BANK OF INDIA/RENT",
        Debit,
        Neft,
        ["SUNITA DEVI", "", "AXMB261234567890", "STATE BANK OF INDIA"],
    ),
    (
        "NEFT-AXISP00804036529-DELHIVERY  LIMITED-1062026466-91602005",
        Credit,
        Neft,
        ["DELHIVERY LIMITED", "", "AXISP00804036529", ""],
    ),
    (
        "NEFT-0811OP4139207675-SUBRAMANIAM N-406 MONTHLY FEE-8826040000006712-DBSS0IN0811",
        Credit,
        Neft,
        ["SUBRAMANIAM N", "", "0811OP4139207675", "DBSS0IN0811"],
    ),
    (
        "INF/NEFT/IN42615451081832/SBIN0003/AZAD/AZADSALARY",
        Debit,
        Neft,
        ["AZAD", "", "IN42615451081832", "SBIN0003"],
    ),
    (
        "BIL/NEFT/IN12600116342024/RAMESH KUM/STATE BANK OF I",
        Debit,
        Neft,
        ["RAMESH KUM", "", "IN12600116342024", "STATE BANK OF I"],
    ),
    (
        "BY TRANSFER-NEFT*INDB0000006*INDBN03101211261*Upwork Escrow In--",
        Credit,
        Neft,
        ["Upwork Escrow In", "", "INDBN03101211261", "INDB0000006"],
    ),
    (
        "DEP TFR NEFT*HDFC0000240*HDFCH0117 4329570*ACME MUTUAL FU 0099509044300 AT 01234 PUNE",
        Credit,
        Neft,
        ["ACME MUTUAL FU", "", "HDFCH01174329570", "HDFC0000240"],
    ),
    (
        "TO TRANSFER-INB NEFT UTR NO: SBIN124157748493--sagar hdfc",
        Debit,
        Neft,
        ["sagar hdfc", "", "SBIN124157748493", ""],
    ),
    (
        "NEFT HDFCH00902116032 KETAN VERMA HDFC0000240(Value Date: 31-03-2026)",
        Credit,
        Neft,
        ["KETAN VERMA", "", "HDFCH00902116032", "HDFC0000240"],
    ),
    (
        "NEFT NRE REM AMAZON MEDIA EU S A R L BOFAH2611901",
        Credit,
        Neft,
        ["AMAZON MEDIA EU S A R L", "", "BOFAH2611901", ""],
    ),
    (
        "Cr. For NEFT AXOMB00102091866 SHAILA DHOND G",
        Credit,
        Neft,
        ["SHAILA DHOND G", "", "AXOMB00102091866", ""],
    ),
    (
        "N/HDFCH00902116033/HDFC BANK/ASHA STORES",
        Credit,
        Neft,
        ["ASHA STORES", "", "HDFCH00902116033", "HDFC BANK"],
    ),
    (
        "NEFT_IN:SBIN426123456789/SBIN0001234/RAMESH KUMAR",
        Credit,
        Neft,
        ["RAMESH KUMAR", "", "SBIN426123456789", "SBIN0001234"],
    ),
    ("NEFT CREDIT", Credit, Neft, ["", "", "", ""]),
    // RTGS.
    (
        "RTGS/UTIBR52026052100363771/HDFC0000001/ASHA STORES",
        Debit,
        Rtgs,
        ["ASHA STORES", "", "UTIBR52026052100363771", "HDFC0000001"],
    ),
    (
        "RTGS DR-ICIC0000104-SHARMA BUILDERS-HDFCR52026092912345678",
        Debit,
        Rtgs,
        ["SHARMA BUILDERS", "", "HDFCR52026092912345678", "ICIC0000104"],
    ),
    (
        "RTGS-UTIBR52026052100363771-SHREE BALAJI TRADERS-917020012345678-UTIB0000345",
        Credit,
        Rtgs,
        ["SHREE BALAJI TRADERS", "", "UTIBR52026052100363771", "UTIB0000345"],
    ),
    (
        "R/UTIBR52026052100363772/AXIS BANK/M/S GUPTA & CO",
        Credit,
        Rtgs,
        ["M/S GUPTA & CO", "", "UTIBR52026052100363772", "AXIS BANK"],
    ),
    (
        "BY TRANSFER-RTGS UTR NO: BARBR22026010112345678-MOHAN LAL",
        Credit,
        Rtgs,
        ["MOHAN LAL", "", "BARBR22026010112345678", ""],
    ),
    // Inside the bank.
    ("50100123456789-TPT-RENT-RAMESH KUMAR", Debit, Transfer, ["RAMESH KUMAR", "", "", ""]),
    ("TPT-OFFICE RENT-ASHA STORES", Debit, Transfer, ["ASHA STORES", "", "", ""]),
    (
        "BIL/INFT/DH17399857/Flat701Aug2024/GOVINDARAJAN VA",
        Credit,
        Transfer,
        ["GOVINDARAJAN VA", "", "DH17399857", ""],
    ),
    ("BIL/INFT/FBC0279486/ AZAD ANSARI", Credit, Transfer, ["AZAD ANSARI", "", "FBC0279486", ""]),
    ("INF/INFT/032123456789/ADVANCE/MOHAN LAL", Credit, Transfer, ["MOHAN LAL", "", "032123456789", ""]),
    (
        "IB FUNDS TRANSFER CR-50100123456780-ASHA STORES",
        Credit,
        Transfer,
        ["ASHA STORES", "", "50100123456780", ""],
    ),
    (
        "FT - DR - 200001233035 -KMP STEEL TRADERS",
        Debit,
        Transfer,
        ["KMP STEEL TRADERS", "", "200001233035", ""],
    ),
    ("MOB/TPFT/SUNITA DEVI/917010012345678", Debit, Transfer, ["SUNITA DEVI", "", "917010012345678", ""]),
    ("TRFR FROM:MOHAN LAL", Credit, Transfer, ["MOHAN LAL", "", "", ""]),
    (
        "TO TRANSFER- CIAAKPTHB4 trf- TRANSFER TO 43465553898 ASHA DWELLINGS /",
        Debit,
        Transfer,
        ["ASHA DWELLINGS", "", "43465553898", ""],
    ),
    (
        "DIRECT DR 0041836314740 OF Mr. MOHAN LAL AT 01234 PUNE, CAMP",
        Debit,
        Transfer,
        ["Mr. MOHAN LAL", "", "0041836314740", ""],
    ),
    (
        "INB/IFT/47586937Shree mansa traders/TPARTY TRANSF",
        Debit,
        Transfer,
        ["Shree mansa traders", "", "47586937", ""],
    ),
    (
        "By-Transfer NEFT Sender : SAROJA RAO, UTR : IN12533812066569",
        Credit,
        Neft,
        ["SAROJA RAO", "", "IN12533812066569", ""],
    ),
    (
        "NEFT OUT:PUNBN62025082559509721:CHOLAMANDALAM",
        Debit,
        Neft,
        ["CHOLAMANDALAM", "", "PUNBN62025082559509721", ""],
    ),
    (
        "INB/RTGS/UTIBR62025052905920002 asha iron and/RBL BANK LIMITED/",
        Debit,
        Rtgs,
        ["asha iron and", "", "UTIBR62025052905920002", "RBL BANK LIMITED"],
    ),
    ("TO TRANSFER-INB Amazon Seller Services--", Debit, Transfer, ["Amazon Seller Services", "", "", ""]),
    ("TO LOAN A/C 924060049729666", Debit, Transfer, ["", "", "924060049729666", ""]),
    ("WDL TFR 0044285527320 OF Mr. JAGDISH", Debit, Transfer, ["Mr. JAGDISH", "", "0044285527320", ""]),
    ("SALARY-ACME TECHNOLOGIES PVT LTD", Credit, Transfer, ["ACME TECHNOLOGIES PVT LTD", "", "", ""]),
    ("Salary Credit XYZ Pvt Ltd", Credit, Transfer, ["XYZ Pvt Ltd", "", "", ""]),
    ("BULK POSTING-SALARY FOR MARCH-ACME LTD", Credit, Transfer, ["ACME LTD", "", "", ""]),
    // Bills and collections.
    ("BIL/ONL/001211144556/DELHIVERYL", Debit, BillPayment, ["DELHIVERYL", "", "001211144556", ""]),
    ("BIL/ONL/000573987107/Bajaj Fina/Loan", Debit, BillPayment, ["Bajaj Fina", "", "000573987107", ""]),
    ("IB BILLPAY DR-HDFC5X-653029XXXXXX9097", Debit, BillPayment, ["", "", "", "HDFC5X"]),
    ("BBPS/512345678901/TATA POWER/BILL", Debit, BillPayment, ["TATA POWER", "", "512345678901", ""]),
    (
        "ePAY/To:BILLDESK PAYMENT S/123456789/",
        Debit,
        BillPayment,
        ["BILLDESK PAYMENT S", "", "123456789", ""],
    ),
    ("CMS/ 19732289/ASHA FINANCE LTD", Credit, Cms, ["ASHA FINANCE LTD", "", "19732289", ""]),
    ("CMS/000573987107/BAJAJ AUTO CREDIT", Debit, Cms, ["BAJAJ AUTO CREDIT", "", "000573987107", ""]),
];

#[test]
fn every_bank_s_transfer_form_is_read() {
    check(ROWS);
}

#[test]
fn the_other_side_s_account_is_kept_as_far_as_it_is_printed() {
    assert_eq!(
        debit("IMPS-411914521999-METRO FUEL-HDFC-XXXXXXX4586-RENT").account_hint.as_deref(),
        Some("XXXXXXX4586")
    );
    assert_eq!(
        credit("BY TRANSFER-IMPS/534205572617/ICIC-XX389-ASHA/RENT").account_hint.as_deref(),
        Some("XX389")
    );
    assert_eq!(debit("50100123456789-TPT-RENT-RAMESH KUMAR").account_hint.as_deref(), Some("50100123456789"));
    assert_eq!(credit("NEFT/CITIN25645632712/ACME/CITI BANK/").account_hint, None);
}

#[test]
fn a_remark_stands_beside_the_name() {
    assert_eq!(debit("IMPS-411914521999-METRO FUEL-HDFC-XXXXXXX4586-RENT").remark.as_deref(), Some("RENT"));
    assert_eq!(
        debit("MMT/IMPS/509912345689/LOAN RET/ANITA DEVI/ICIC0000104").remark.as_deref(),
        Some("LOAN RET")
    );
    assert_eq!(credit("SALARY-ACME TECHNOLOGIES PVT LTD").remark.as_deref(), Some("SALARY"));
    assert_eq!(debit("50100123456789-TPT-RENT-RAMESH KUMAR").remark.as_deref(), Some("RENT"));
    assert_eq!(debit("BIL/ONL/000573987107/Bajaj Fina/Loan").remark.as_deref(), Some("Loan"));
}

#[test]
fn a_payer_who_writes_return_or_charges_changes_nothing() {
    let narration = debit("MMT/IMPS/509912345689/LOAN RETURN/ANITA DEVI/ICIC0000104");
    assert!(!narration.is_return);
    let narration = debit("NEFT/AXISP00804036529/ASHA TRADERS/HDFC BANK/freight charges");
    assert_eq!(narration.channel, Neft);
    assert_eq!(narration.remark.as_deref(), Some("freight charges"));
}
