//! Where the money of a pass-through pattern went on to.

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};

use super::guards::pdf;
use super::journey::ended;
use super::visitor::Visitor;

both_modes! {
    async fn money_that_passes_through_is_drawn_from_who_to_whom_with_a_table_behind_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::MulePassThrough, 6, 3);
        let made = client.upload(Form::default().file(&statement(&spec).unwrap().pdf)).await;
        let mule = ended(&client, made.body["id"].as_str().unwrap()).await;
        assert_eq!(mule["result"]["mule"]["is_flagged"], true, "{}", mule["result"]["mule"]);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let page = format!("/analyses/{}", mule["id"].as_str().unwrap());
        let money = visitor.get(&format!("{page}/money")).await;
        let told = money.between("<desc id=\"flow-told\">", "</desc>").to_owned();
        assert!(told.starts_with("Paid in by: ") && told.contains(". Paid on to: "), "{told}");
        assert!(money.html.contains("Where does this money go on to, and how fast?"), "{}", money.html);
        assert!(!money.html.contains(" style="), "no style stands in a page");

        // Each line of the table is two rows of the statement: one in, one out.
        let table = money.between("<h2 id=\"passages\">", "</table>").split_once("<table").unwrap().1.to_owned();
        let rows: Vec<&str> = table.split("/rows?row=").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(rows.len() >= 2, "{table}");
        let all = mule["result"]["transactions"].as_array().unwrap();
        for (place, id) in rows.iter().enumerate() {
            let row = all.iter().find(|row| row["id"] == *id).unwrap();
            assert_eq!(row["direction"], if place % 2 == 0 { "credit" } else { "debit" }, "{id}");
        }

        // In Hindi too; and an account without a pattern has no such chart.
        visitor.post("/preferences", &[("language", "hi"), ("next", "/inbox")]).await;
        assert!(visitor.get(&format!("{page}/money")).await.html.contains("यह धन आगे कहाँ और कितनी जल्दी जाता है?"));
        let made = client.upload(Form::default().file(&pdf(1, Fault::None))).await;
        let steady = ended(&client, made.body["id"].as_str().unwrap()).await;
        let page = format!("/analyses/{}/money", steady["id"].as_str().unwrap());
        assert!(!visitor.get(&page).await.html.contains("id=\"passages\""));
        running.stop().await;
    }
}
