# What the contract shows as curl samples. The tests run all of it against the demo; see tests/it/samples.rs.

# sample: create_login_token
curl "$LENDING_URL/auth/token" -H 'Content-Type: application/json' \
    -d "{\"email\": \"$LENDING_EMAIL\", \"password\": \"$LENDING_PASSWORD\", \"device_name\": \"Pixel 9\"}"
# end

# sample: get_me
curl "$LENDING_URL/me" -H "Authorization: Bearer $LENDING_API_KEY"
# end

# sample: create_analysis
curl "$LENDING_URL/analyses" -H "Authorization: Bearer $LENDING_API_KEY" -H "Idempotency-Key: application-4711" \
    -F file=@statement.pdf \
    -F applicant_name='Ramesh Kumar Sharma' \
    -F 'inputs={"requested_amount": 200000}' \
    -F 'metadata={"branch": "Pune"}'
# end

# sample: list_analyses
curl "$LENDING_URL/analyses?decision=review&limit=20" -H "Authorization: Bearer $LENDING_API_KEY"
# end

# sample: get_analysis
# Answered when the analysis has ended, or after 30 seconds: repeat it until `status` is completed or failed.
curl "$LENDING_URL/analyses/$ANALYSIS_ID?wait=30&include_result=true" -H "Authorization: Bearer $LENDING_API_KEY"
# end

# sample: correct_analysis
curl -X PATCH "$LENDING_URL/analyses/$ANALYSIS_ID/corrections?dry_run=true" -H "Authorization: Bearer $LENDING_API_KEY" \
    -H 'Content-Type: application/json' -H 'If-Match: "1"' \
    -d '{"business_margin_pct": 25, "reason": "Books of two years seen."}'
# end

# sample: review_analysis
curl "$LENDING_URL/analyses/$ANALYSIS_ID/review" -H "Authorization: Bearer $LENDING_API_KEY" \
    -H 'Content-Type: application/json' \
    -d '{"outcome": "approve", "note": "Employer called; salary confirmed."}'
# end

# sample: create_credit_check
curl "$LENDING_URL/credit-checks" -H "Authorization: Bearer $LENDING_API_KEY" -H "Idempotency-Key: application-4711" \
    -H 'Content-Type: application/json' \
    -d '{"name": "Ramesh Kumar Sharma", "mobile": "9876543200", "consent": true, "reuse_within_days": 30}'
# end

# sample: create_product
curl "$LENDING_URL/products" -H "Authorization: Bearer $LENDING_API_KEY" -H "Idempotency-Key: application-4711" \
    -H 'Content-Type: application/json' \
    -d '{"name": "Personal loan", "amount": {"min": 50000, "max": 500000}, "annual_rate_pct": 16,
         "tenure_months": {"min": 6, "max": 48, "default": 24},
         "policy": {"rules": [{"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "knockout"}]}}'
# end

# sample: create_api_key
# A login token is needed: the `token` of POST /auth/token.
curl "$LENDING_URL/api-keys" -H "Authorization: Bearer $LENDING_TOKEN" -H "Idempotency-Key: application-4711" \
    -H 'Content-Type: application/json' -d '{"name": "nightly batch"}'
# end
