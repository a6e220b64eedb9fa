import { createShellFailureHandler } from './boot/createShellFailureHandler';
import { runWhenPainted } from './boot/runWhenPainted';

// On a repeat visit, the scripts arrive before the document has been painted at all: paint it first, then hydrate.
runWhenPainted(
  () => void import(/* webpackMode: "eager" */ './main').then(({ start }) => start()).catch(createShellFailureHandler('entry')),
);
