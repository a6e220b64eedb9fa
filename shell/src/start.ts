import { reportShellFailure } from './boot/reportShellFailure';
import { whenPainted } from './boot/whenPainted';

// On a repeat visit, the scripts arrive before the document has been painted at all: paint it first, then hydrate.
whenPainted(() => void import(/* webpackMode: "eager" */ './main').then(({ start }) => start()).catch(reportShellFailure('entry')));
