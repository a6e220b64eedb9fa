/** The part of Emotion that remotes may use; only the shell may use the cache and global styles. */
export { css, keyframes } from '@emotion/react';
