const createRestriction = (selector, message) => ({ selector, message });

const HOUSE_RULES = [
  createRestriction("JSXAttribute[name.name='dangerouslySetInnerHTML']", 'React text only: render the text as children.'),
  createRestriction('MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]', 'React text only: no HTML strings.'),
  createRestriction("CallExpression[callee.name='eval']", 'The content security policy forbids eval.'),
  createRestriction('Literal[value=/^javascript:/]', 'No javascript: addresses.'),
  createRestriction('ExportDefaultDeclaration', 'Named exports only.'),
  createRestriction("JSXAttribute[name.name='style']", 'Prerendered HTML carries no style attributes: use a css constant or an attribute.'),
];

const NO_LITERAL_TOKENS = [
  createRestriction('Literal[value=/var\\(--/]', 'Use a typed token of the theme, for example token.colorPrimary.'),
  createRestriction('TemplateElement[value.raw=/var\\(--/]', 'Use a typed token of the theme, for example token.colorPrimary.'),
];

const NO_LITERAL_CALLS = createRestriction(
  'CallExpression[callee.property.name=/^(get|post|put|delete|poll|known|ahead)$/] > Literal.arguments[value=/^\\/api\\//]',
  'Make a call by its row: request(http, chat.sendMessage, body), of shared/calls.',
);

const NO_QUERIES = [
  'CallExpression[callee.property.name=/^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/]',
  "TaggedTemplateExpression[tag.name='sql']",
  "CallExpression[callee.object.name='sql']",
].map((selector) => createRestriction(selector, 'Queries stand in a sql*.ts file of their noun.'));

/** Tests wait for their actual condition: a fixed delay that suffices here may be too short on a slower machine. */
const NO_SLEEPS = [
  createRestriction(
    "CallExpression[callee.property.name='waitForTimeout']",
    'Wait for a condition: expect.poll, waitForFunction, page.clock.',
  ),
  createRestriction(
    "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    'No sleeps: wait for a condition (until, waitFor, expect.poll), or hold the clock (later, page.clock, SiteClock).',
  ),
  createRestriction(
    "ImportDeclaration[source.value='node:timers/promises']",
    'No sleeps: wait for a condition (until, waitFor, expect.poll).',
  ),
];

/** Accessibility rules for browser code. */
const ACCESSIBILITY = {
  'jsx-a11y/alt-text': 'error',
  'jsx-a11y/anchor-has-content': 'error',
  'jsx-a11y/anchor-is-valid': 'error',
  'jsx-a11y/aria-activedescendant-has-tabindex': 'error',
  'jsx-a11y/aria-props': 'error',
  'jsx-a11y/aria-proptypes': 'error',
  'jsx-a11y/aria-role': 'error',
  'jsx-a11y/aria-unsupported-elements': 'error',
  'jsx-a11y/autocomplete-valid': 'error',
  'jsx-a11y/click-events-have-key-events': 'error',
  'jsx-a11y/heading-has-content': 'error',
  'jsx-a11y/html-has-lang': 'error',
  'jsx-a11y/iframe-has-title': 'error',
  'jsx-a11y/img-redundant-alt': 'error',
  'jsx-a11y/label-has-associated-control': 'error',
  'jsx-a11y/lang': 'error',
  'jsx-a11y/media-has-caption': 'error',
  'jsx-a11y/mouse-events-have-key-events': 'error',
  'jsx-a11y/no-access-key': 'error',
  'jsx-a11y/no-aria-hidden-on-focusable': 'error',
  'jsx-a11y/no-autofocus': 'error',
  'jsx-a11y/no-distracting-elements': 'error',
  // Scrollable elements have to be reachable by keyboard.
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'list', 'tabpanel'] }],
  // Safari does not treat a list without markers as a list unless it has the role.
  'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
  // A key event that bubbles up from a control inside is not an interaction with the element itself.
  'jsx-a11y/no-static-element-interactions': ['error', { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] }],
  'jsx-a11y/role-has-required-aria-props': 'error',
  'jsx-a11y/role-supports-aria-props': 'error',
  'jsx-a11y/scope': 'error',
  'jsx-a11y/tabindex-no-positive': 'error',
};

const houseRules = (...rules) => ({ 'house/no-restricted-syntax': ['error', rules.flat()].flat() });

export default {
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./platform/lint/house.mjs', 'eslint-plugin-formatjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false },
  settings: { formatjs: { additionalFunctionNames: ['$t'] } },
  ignorePatterns: ['**/dist/**', '**/.cache/**', '**/.data/**', '**/*.cjs', '**/*.mjs', '**/*.d.ts'],
  rules: {
    complexity: ['error', 10],
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-depth': ['error', 3],
    'no-console': 'error',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'no-var': 'error',
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    // pg awaits what onConnect returns, although its types say void.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { properties: false } }],
    'formatjs/enforce-description': ['error', 'literal'],
    'formatjs/enforce-default-message': ['error', 'literal'],
    'formatjs/enforce-placeholders': 'error',
    'formatjs/no-multiple-whitespaces': 'error',
    'formatjs/no-literal-string-in-jsx': ['error', { props: { include: [['*', '{aria-label,title,placeholder,alt}']] } }],
    'house/no-suppression': 'error',
    ...houseRules(HOUSE_RULES, NO_LITERAL_TOKENS),
  },
  overrides: [
    {
      files: ['{shell,shared,mfe-*}/src/**'],
      rules: {
        ...houseRules(HOUSE_RULES, NO_LITERAL_TOKENS, NO_LITERAL_CALLS),
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        ...ACCESSIBILITY,
      },
    },
    {
      files: ['api/src/**'],
      excludeFiles: ['**/sql*.ts', 'api/src/{migrations,tables,testing,matrices,proofs}/**', 'api/src/ports/database/**'],
      rules: houseRules(HOUSE_RULES, NO_LITERAL_TOKENS, NO_QUERIES),
    },
    { files: ['shared/src/ui/theme/**'], rules: houseRules(HOUSE_RULES) },
    {
      // The text field handles the keys of the list: arrows move through the options, Enter selects one.
      files: ['shared/src/pickers/ComboBoxList.tsx'],
      rules: { 'jsx-a11y/click-events-have-key-events': 'off' },
    },
    {
      // Role and key handlers are in the props of the dialog and its overlay.
      files: ['shared/src/ui/overlays/DialogFrame.tsx'],
      rules: { 'jsx-a11y/click-events-have-key-events': 'off', 'jsx-a11y/no-static-element-interactions': 'off' },
    },
    {
      // A native checkbox exposes its state without aria-checked.
      files: ['shared/src/ui/fields/Switch.tsx'],
      rules: { 'jsx-a11y/role-has-required-aria-props': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/testing/**', '**/kit/**'],
      rules: { 'max-lines-per-function': 'off', 'formatjs/no-literal-string-in-jsx': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/{specs,support,pages}/**'],
      rules: houseRules(HOUSE_RULES, NO_LITERAL_TOKENS, NO_SLEEPS),
    },
    {
      // These tests contain literals that the omitted rules forbid.
      files: ['**/contract/*.test.ts'],
      rules: houseRules(
        HOUSE_RULES.filter(({ selector }) => !selector.includes('javascript:')),
        NO_SLEEPS,
      ),
    },
    { files: ['api/**', 'platform/**', 'e2e/**'], rules: { 'formatjs/no-literal-string-in-jsx': 'off' } },
    {
      files: ['e2e/playwright.config.ts', 'e2e/support/globalSetup.ts'],
      rules: houseRules(
        HOUSE_RULES.filter(({ selector }) => selector !== 'ExportDefaultDeclaration'),
        NO_SLEEPS,
      ),
    },
  ],
};
