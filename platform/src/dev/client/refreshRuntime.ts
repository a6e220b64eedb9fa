import * as runtime from 'react-refresh/runtime';
import { refreshBoundary } from './refreshBoundary';

runtime.injectIntoGlobalHook(window);

const { register, createSignatureFunctionForTransform, isLikelyComponentType: isComponent, performReactRefresh: perform } = runtime;

/** Remotes use the runtime from here: two runtimes would each know only half of the components. */
Reflect.set(window, 'rendezvousRefresh', {
  register,
  createSignatureFunctionForTransform,
  accept: refreshBoundary({ isComponent, perform }),
});
