/** The part of Emotion that remotes may use; cache and global rules belong to the shell. */
export { css, keyframes } from '@emotion/react';
