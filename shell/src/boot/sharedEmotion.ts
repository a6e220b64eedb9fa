/** What remotes may use of Emotion; the cache and the global rules are the shell's. */
export { css, keyframes } from '@emotion/react';
