//! The kinds of transactions.

use serde::{Deserialize, Serialize};

/// What a transaction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum Category {
    // Income
    Salary,
    /// Paid by customers: transfers and cheques of a trade.
    BusinessIncome,
    /// Card, UPI and gateway collections paid out by a payment provider.
    Settlement,
    /// Fees of somebody who works on his own account: clients, and platforms that pay out for them.
    ProfessionalIncome,
    GigIncome,
    /// Crops, milk and the payments of the state to farmers.
    AgricultureIncome,
    RentReceived,
    InterestReceived,
    Dividend,
    /// Pension, subsidy and other payments of the state.
    Pension,
    // Credits that are no income
    LoanDisbursal,
    Refund,
    /// An earlier posting undone by the bank, other than a returned payment.
    Reversal,
    InvestmentRedemption,
    TaxRefund,
    /// Money that relatives send, where the narration says so.
    FamilySupport,
    // Either way
    /// Between accounts of the same holder.
    SelfTransfer,
    /// Into or out of a deposit that hangs on the account: FD, RD, MOD, sweep.
    DepositSweep,
    /// To or from another person, for no stated purpose.
    PersonTransfer,
    // Obligations
    Emi,
    CardBill,
    /// Pay later, and loans of apps.
    Bnpl,
    OverdraftInterest,
    Insurance,
    Investment,
    Rent,
    // Spending
    Utilities,
    Fuel,
    Education,
    Health,
    Food,
    Travel,
    Subscription,
    /// Any other purchase.
    Merchant,
    /// Paid to another business: suppliers, services, wages.
    BusinessPayment,
    // Cash
    CashDeposit,
    CashWithdrawal,
    // Tax
    Gst,
    IncomeTax,
    /// Provident fund and state insurance of employees.
    StatutoryDues,
    // Returned payments
    /// The debit of a payment that was then returned unpaid.
    PresentedUnpaid,
    /// The credit that gives a returned payment back: the holder did not pay.
    InwardReturn,
    /// A cheque that the holder paid in came back.
    OutwardReturn,
    /// The bank's fee for a return, and the tax on it.
    ReturnCharge,
    // Charges
    /// A fine: balance below the minimum, late payment.
    PenalCharge,
    ServiceCharge,
    // Risk
    Gambling,
    Crypto,
    P2pLending,
    /// Futures and options.
    Derivatives,
    Unknown,
}
