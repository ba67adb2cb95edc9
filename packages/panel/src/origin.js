// The examples name the server they are read from.
for (const code of document.querySelectorAll("pre code")) {
  code.textContent = code.textContent.replaceAll("http://localhost:3000", location.origin);
}
