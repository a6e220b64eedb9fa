const COMPONENT_FACTORY = /= (React\d*\.(?:forwardRef|createContext|memo)|createReactComponent)\(/g;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** Matches the assignment of the context that tells the router's error boundary whether React Server Components are in use; this site has none. */
const SERVER_CONTEXT = /^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm;

/**
 * Marks component factories as pure and drops assignments to properties of components, so that webpack can remove unused components: their libraries
 * do not mark them.
 */
module.exports = function pureComponents(source) {
  return source.replaceAll(COMPONENT_FACTORY, '= /* @__PURE__ */ $1(').replaceAll(DISPLAY_NAME, '').replaceAll(SERVER_CONTEXT, '');
};
