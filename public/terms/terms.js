// The operator's name is in the settings, not in the page.
const { company } = await (await fetch("/config.json")).json()
if (company) document.querySelector("#company").textContent = company[document.documentElement.lang]
