require('@testing-library/jest-dom');
const { configure, renderHook } = require('@testing-library/react');

// A busy machine takes longer to render a screen; a test whose element never appears still fails.
configure({ asyncUtilTimeout: 10_000 });

// The environment provides Node's FormData, which accepts no form; React passes one when a form submission starts a transition.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class FormData extends NodeFormData {
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) if (field.name) this.append(field.name, field.value);
  }
};

// Removes the styles of a test's screens: otherwise, each later query of an element's visibility would search them as well.
if (typeof document !== 'undefined') {
  const { __unsafe_useEmotionCache: useStyles } = require('@emotion/react');
  const styles = renderHook(() => useStyles()).result.current;
  afterEach(() => {
    styles.sheet.flush();
    styles.inserted = {};
  });
}
