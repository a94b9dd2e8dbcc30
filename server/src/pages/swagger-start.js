// Shows the contract that stands in the page.
SwaggerUIBundle({
  dom_id: '#ui',
  spec: JSON.parse(document.getElementById('contract').textContent),
  deepLinking: true,
});
