import type { Locale } from '@rendezvous/shared/contract';
import { type MessageTree, type TextTree, translateMessages } from '../../../src/content/messages';
import da from '../../lang/da.json';
import de from '../../lang/de.json';
import es from '../../lang/es.json';
import fi from '../../lang/fi.json';
import fr from '../../lang/fr.json';
import it from '../../lang/it.json';
import nb from '../../lang/nb.json';
import nl from '../../lang/nl.json';
import pl from '../../lang/pl.json';
import sv from '../../lang/sv.json';

/** Returns texts of the sandbox, whose catalogues are apart from those of the site, in every language. */
export const translateSandbox = <Tree extends MessageTree>(tree: Tree): Record<Locale, TextTree<Tree>> =>
  translateMessages(tree, { nl, de, it, fr, es, pl, da, fi, nb, sv });
