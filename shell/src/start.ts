import { shellFailed } from './boot/shellFailed';
import { whenPainted } from './boot/whenPainted';

// On a second visit the scripts are there before the document was ever painted: what it shows comes first, then what makes it work.
whenPainted(() => void import(/* webpackMode: "eager" */ './main').then(({ start }) => start()).catch(shellFailed('entry')));
