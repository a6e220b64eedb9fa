import * as runtime from 'react-refresh/runtime';
import { createRefreshBoundary } from './createRefreshBoundary';

runtime.injectIntoGlobalHook(window);

const { register, createSignatureFunctionForTransform, isLikelyComponentType: isComponent, performReactRefresh: perform } = runtime;

/** Remotes use this instance of the runtime: with two instances, each would track only half of the components. */
Reflect.set(window, 'rendezvousRefresh', {
  register,
  createSignatureFunctionForTransform,
  accept: createRefreshBoundary({ isComponent, performRefresh: perform }),
});
