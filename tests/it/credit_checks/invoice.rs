//! The bureau's invoice is held against the ledger.

use lending_base::calendar;
use lending_bureau::sandbox::Case;
use lending_tests::{TestDeployment, both_modes};

use super::{NAME, WithBureau, admin};

both_modes! {
    async fn what_an_invoice_and_the_ledger_do_not_agree_on_is_told_line_by_line(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (clean, known) = (setup.checked(Case::Clean).await, setup.checked(Case::NoHistory).await);
        let (no_hit, doubt) = (setup.checked(Case::NoHit).await, setup.checked(Case::Timeout).await);
        let month = calendar::month_of(setup.running.app.store.clock().now());
        let team = setup.owner.user.team.as_str();
        let file = setup.deployment.folder().join("invoice.csv");
        let reconcile = async |text: &str, more: &[&str]| {
            std::fs::write(&file, text).unwrap();
            let mut arguments = vec!["reconcile-invoice", file.to_str().unwrap(), "--month", month.as_str()];
            arguments.extend(more);
            admin(&setup.deployment, &arguments).await
        };

        let right = format!("reference,amount\n{clean},42.50\n{known},42.50\n");
        let agreed = reconcile(&right, &["--cost-paise", "4250", "--team", team]).await;
        assert!(agreed.ok, "{}{}", agreed.out, agreed.err);
        let told = format!(
            "month: {month}\ninvoiced: 2 lines, 85.00 rupees\ncharged: 2 checks, 100.00 rupees\n\
             not charged: 1, in review: 1\nthe invoice and the ledger agree\n"
        );
        assert_eq!(agreed.out, told);

        let stranger = "chk_01ARZ3NDEKTSV4RRFFQ69G5FAV";
        let wrong = format!(
            "Date,Reference,Amount\n2026-11-02,{clean},4250\n,{clean},4250\n,{no_hit},4250\n,{doubt},4250\n\
             ,{stranger},4250\n,{NAME},4300\n"
        );
        let differs = reconcile(&wrong, &["--paise", "--cost-paise", "4250"]).await;
        let lines: Vec<&str> = differs.out.lines().skip(4).collect();
        assert_eq!(lines, [
            format!("invoiced_twice\tline 3\t{clean}\t42.50\t-\tfirst on line 2"),
            format!("invoiced_not_charged\tline 4\t{no_hit}\t42.50\t-\tcompleted, not_charged"),
            format!("invoiced_not_charged\tline 5\t{doubt}\t42.50\t-\tneeds_review, open"),
            format!("unknown_reference\tline 6\t{stranger}\t42.50\t-\t-"),
            "another_amount\tline 7\t-\t43.00\t-\texpected 42.50".to_owned(),
            "unknown_reference\tline 7\t-\t43.00\t-\t-".to_owned(),
            format!("charged_not_invoiced\t-\t{known}\t50.00\t-\t{team}"),
        ]);
        assert!(!differs.ok && differs.err.contains("differ in 7 places"), "{}", differs.err);
        assert!(!format!("{}{}", differs.out, differs.err).contains(NAME), "whatever stands there, nobody is named");

        // Another month has its own charges, and says where these are.
        std::fs::write(&file, &right).unwrap();
        let early = admin(&setup.deployment, &["reconcile-invoice", file.to_str().unwrap(), "--month", "2020-02"]).await;
        assert!(early.out.contains(&format!("{clean}\t42.50\t-\tcompleted, charged in {month}")), "{}", early.out);
        let other = setup.running.app.store.create_team("Other Finance").await.unwrap().id;
        let none = reconcile(&right, &["--team", other.as_str()]).await;
        assert!(none.ok && none.out.contains("lines about other teams, left out: 2"), "{}{}", none.out, none.err);

        let refused = reconcile("reference,amount\nx,four\n", &[]).await;
        assert!(!refused.ok && refused.err.contains("line 2: the amount must be in rupees"), "{}", refused.err);
        setup.close().await;
    }
}
