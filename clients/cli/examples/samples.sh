# What the contract shows as samples of the command line. The tests run all of it against the demo; see
# tests/it/samples.rs.

# sample: create_login_token
lending login --email "$LENDING_EMAIL"
# end

# sample: get_me
lending me
# end

# sample: create_analysis
lending upload statement.pdf --name 'Ramesh Kumar Sharma' --amount 200000 --metadata branch=Pune --no-wait
# end

# sample: list_analyses
lending list --decision review --limit 20
# end

# sample: get_analysis
lending watch "$ANALYSIS_ID" --json
# end

# sample: create_credit_check
lending check --name 'Ramesh Kumar Sharma' --mobile 9876543200 --consent
# end

# sample: create_api_key
# After `lending login`.
lending keys create 'nightly batch'
# end
