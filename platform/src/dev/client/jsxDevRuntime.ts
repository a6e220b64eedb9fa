import type { ElementType, Key } from 'react';
import { jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment } from '@emotion/react/jsx-runtime';

/** React's development JSX function on top of the shared runtime, so that the shell and the remotes share one style context. */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, isStatic: boolean): unknown =>
  (isStatic ? jsxs : jsx)(type, props, key);
