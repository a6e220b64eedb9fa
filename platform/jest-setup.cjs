require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// A busy machine takes longer to show a screen; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// The environment brings Node's FormData, which takes no form; React passes one when a submit starts a transition.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class FormData extends NodeFormData {
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) if (field.name) this.append(field.name, field.value);
  }
};
