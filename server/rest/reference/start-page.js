// Runs in the browser: shows the reference in Swagger UI.

/** Descriptions are shown as text: this server's content rules let none become markup. */
const plainText = ({ React }) => ({
  components: {
    Markdown: ({ source }) =>
      React.createElement('p', { className: 'markdown' }, (source ?? '').replaceAll('`', '')),
  },
});

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  plugins: [plainText],
});
