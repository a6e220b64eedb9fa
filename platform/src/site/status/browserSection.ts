import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import { RESET_PATH } from '../overrides/overrideBadge';
import { CHOICE_HOURS, CHOICE_PATH } from '../overrides/chosenReleases';
import { html, type Html } from './Html';
import { getRole } from './getRole';
import type { StatusView } from './StatusView';
import { units } from './units';

/** Maximum number of a remote's latest releases to choose from; older ones require a link created on the command line. */
const MAX_CHOICES = 30;

function toChoices({ published, blocked, collected = {} }: RegistryEntry): string[] {
  const available = published.filter((release) => !blocked.includes(release) && !Object.hasOwn(collected, release));
  return available.toReversed().slice(0, MAX_CHOICES);
}

function toSelect(remote: ReleaseOwner, entry: RegistryEntry, chosen: string | undefined): Html {
  const options = toChoices(entry).map((release) => {
    const role = getRole(entry, release);
    return html`<option value="${release}" ${release === chosen ? html` selected` : ''}>
      ${release}${role === '' ? '' : `, ${role}`}
    </option>`;
  });
  return html`<label
    >${remote}
    <select name="${remote}">
      <option value="">as everybody</option>
      ${options}
    </select></label
  >`;
}

/** Section with the releases that this browser shows, and a form to choose others among the team's own. */
export function browserSection({ status: { remotes }, team, owns, chosen }: StatusView): Html {
  const choices = owns.flatMap((remote) => {
    const entry = remotes[remote];
    const chosenRelease = chosen.find((override) => override.remote === remote)?.release;
    return entry === undefined || entry.published.length === 0 ? [] : [toSelect(remote, entry, chosenRelease)];
  });
  const hours = CHOICE_HOURS.map((count) => html`<option value="${count}">${count === 1 ? '1 hour' : `${count} hours`}</option>`);
  return html`<section aria-labelledby="browser">
    <h2 id="browser">Releases in this browser</h2>
    ${
      chosen.length === 0
        ? html`<p class="quiet">This browser shows what everybody gets.</p>`
        : html`<ul>
              ${chosen.map(({ remote, release, expires }) => html`<li>${remote} <code>${release}</code> until ${units.time(expires)}</li>`)}
            </ul>
            <form method="post" action="${RESET_PATH}"><button class="plain">Reset all</button></form>`
    }
    ${
      choices.length === 0
        ? html`<p class="quiet">Team ${team} has no release to look at.</p>`
        : html`<form method="post" action="${CHOICE_PATH}">
            ${choices}
            <label>Page <input name="path" value="/" required maxlength="180" autocomplete="off" spellcheck="false" /></label>
            <label
              >For
              <select name="hours">
                ${hours}
              </select></label
            >
            <button>Show here</button>
          </form>`
    }
    <p class="quiet">
      Nobody else gets them. Another browser, or another team’s release, takes a link: <code>platform override-link</code>.
    </p>
  </section>`;
}
