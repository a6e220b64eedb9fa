/** Reports each node that one of the configured selectors matches, with the message of that selector. */
const noRestrictedSyntax = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
      },
    },
  },
  create: (context) =>
    Object.fromEntries(context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })])),
};

/** Rejects comments that disable the linter. It throws instead of reporting, because such a comment would hide the report. */
const noSuppression = {
  create: ({ sourceCode }) => {
    if (sourceCode.text.includes('oxlint-disable'))
      throw new Error('Mend what the linter finds, or change oxlint.config.mjs for everybody.');
    return {};
  },
};

/** Rules of oxlint.config.mjs that oxlint itself does not provide. */
export default {
  meta: { name: 'house' },
  rules: { 'no-restricted-syntax': noRestrictedSyntax, 'no-suppression': noSuppression },
};
