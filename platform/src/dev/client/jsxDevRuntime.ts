import type { ElementType, Key } from 'react';
import { jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment } from '@emotion/react/jsx-runtime';

/** React's development JSX function on the shared runtime, so that styles have one context in the shell and the remotes. */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, isStatic: boolean): unknown =>
  (isStatic ? jsxs : jsx)(type, props, key);
