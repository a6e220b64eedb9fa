import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';

/** Description list of an order or a mandate; each child is a `Line`. */
export const Lines = ({ children }: { children: ReactNode }) => <dl css={list}>{children}</dl>;

const list = css({ display: 'grid', gap: token.space3, margin: 0 });
