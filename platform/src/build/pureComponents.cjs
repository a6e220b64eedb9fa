const COMPONENT_FACTORY = /= (React\d*\.(?:forwardRef|createContext|memo)|createReactComponent)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** The context that tells a boundary whether servers render the components, which they do not here: its default value says no as well. */
const SERVER_CONTEXT = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm;

/**
 * Marks component factories as pure and drops assignments to components, so that webpack can remove unused components: their libraries do not
 * declare this.
 */
module.exports = function pureComponents(source) {
  return source.replaceAll(COMPONENT_FACTORY, '= /* @__PURE__ */ $1(').replaceAll(DISPLAY_NAME, '').replaceAll(SERVER_CONTEXT, '');
};
