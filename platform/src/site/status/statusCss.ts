import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Style of the status page; its digest is in the page's policy. */
export const statusCss = readFileSync(join(__dirname, 'status.css'), 'utf8');
