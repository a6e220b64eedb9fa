import formatjs from 'eslint-plugin-formatjs';
import tseslint from 'typescript-eslint';

const restricted = (selector, message) => ({ selector, message });

const HOUSE_RULES = [
  restricted("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'React text only: render the text as children.'),
  restricted('MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', 'React text only: no HTML strings.'),
  restricted("CallExpression[callee.name='eval']", 'The content security policy forbids eval.'),
  restricted('Literal[value=/^javascript:/]', 'No javascript: addresses.'),
  restricted('ExportDefaultDeclaration', 'Named exports only.'),
  restricted("JSXAttribute[name.name='style']", 'Prerendered HTML carries no style attributes: use a css constant or an attribute.'),
];

const NO_LITERAL_TOKENS = [
  restricted('Literal[value=/var\\(--/]', 'Use a typed token of the theme, for example token.colorPrimary.'),
  restricted('TemplateElement[value.raw=/var\\(--/]', 'Use a typed token of the theme, for example token.colorPrimary.'),
];

const CALLS_BY_ROW = restricted(
  'CallExpression[callee.property.name=/^(get|post|put|delete|poll|known|ahead)$/] > Literal.arguments[value=/^\\/api\\//]',
  'Make a call by its row: request(http, chat.sendMessage, body), of shared/calls.',
);

const QUERIES = [
  'CallExpression[callee.property.name=/^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/]',
  "TaggedTemplateExpression[tag.name='sql']",
  "CallExpression[callee.object.name='sql']",
].map((selector) => restricted(selector, 'Queries stand in a sql*.ts file of their noun.'));

/** Tests wait for their actual condition: a fixed time that suffices here is too short on a slower machine. */
const NO_SLEEPS = [
  restricted("CallExpression[callee.property.name='waitForTimeout']", 'Wait for a condition: expect.poll, waitForFunction, page.clock.'),
  restricted(
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    'No sleeps: wait for a condition (until, waitFor, expect.poll), or hold the clock (later, page.clock, SiteClock).',
  ),
  restricted("ImportDeclaration[source.value='node:timers/promises']", 'No sleeps: wait for a condition (until, waitFor, expect.poll).'),
];

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.data/**', '**/*.cjs', '**/*.mjs', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { '@typescript-eslint': tseslint.plugin, formatjs },
    settings: { formatjs: { additionalFunctionNames: ['$t'] } },
    rules: {
      complexity: ['error', 10],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      'no-restricted-syntax': ['error', ...HOUSE_RULES, ...NO_LITERAL_TOKENS],
      'no-console': 'error',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-var': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'formatjs/enforce-id': 'off',
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-literal-string-in-jsx': ['error', { props: { include: [['*', '{aria-label,title,placeholder,alt}']] } }],
    },
  },
  {
    files: ['{shell,shared,mfe-*}/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_RULES, ...NO_LITERAL_TOKENS, CALLS_BY_ROW] },
  },
  {
    files: ['api/src/**'],
    ignores: ['**/sql*.ts', 'api/src/{migrations,tables,testing,matrices,proofs}/**', 'api/src/ports/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_RULES, ...NO_LITERAL_TOKENS, ...QUERIES] },
  },
  { files: ['shared/src/ui/theme/**'], rules: { 'no-restricted-syntax': ['error', ...HOUSE_RULES] } },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**', '**/kit/**'],
    rules: { 'max-lines-per-function': 'off', 'formatjs/no-literal-string-in-jsx': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/{specs,support,pages}/**'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_RULES, ...NO_LITERAL_TOKENS, ...NO_SLEEPS] },
  },
  {
    // These tests use what the rules forbid.
    files: ['**/contract/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HOUSE_RULES.filter(({ selector }) => !selector.includes('javascript:')), ...NO_SLEEPS] },
  },
  { files: ['api/**', 'platform/**', 'e2e/**'], rules: { 'formatjs/no-literal-string-in-jsx': 'off' } },
  {
    files: ['e2e/playwright.config.ts', 'e2e/support/globalSetup.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...HOUSE_RULES.filter(({ selector }) => selector !== 'ExportDefaultDeclaration'), ...NO_SLEEPS],
    },
  },
);
