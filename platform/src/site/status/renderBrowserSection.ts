import type { ReleaseOwner } from '../../registry/Registry';
import type { RegistryEntry } from '../../registry/registrySchema';
import { RESET_PATH } from '../overrides/renderOverrideBadge';
import { CHOICE_HOURS, CHOICE_PATH } from '../overrides/receiveChoice';
import { html, type Html } from './Html';
import { getRole } from './getRole';
import type { StatusView } from './StatusView';
import { formatters } from './formatters';

/** Maximum number of a remote's latest releases to choose from; older ones require a link created on the command line. */
const MAX_CHOICES = 30;

function getSelectableReleases({ published, blocked, collected = {} }: RegistryEntry): string[] {
  const availableReleases = published.filter((release) => !blocked.includes(release) && !Object.hasOwn(collected, release));
  return availableReleases.toReversed().slice(0, MAX_CHOICES);
}

function renderSelect(remote: ReleaseOwner, entry: RegistryEntry, selectedRelease: string | undefined): Html {
  const options = getSelectableReleases(entry).map((release) => {
    const role = getRole(entry, release);
    return html`<option value="${release}" ${release === selectedRelease ? html` selected` : ''}>
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

/** Section with the overrides of this browser, and a form for choosing releases of the team's own remotes. */
export function renderBrowserSection({ status: { remotes }, team, ownedRemotes, overrides }: StatusView): Html {
  const selects = ownedRemotes.flatMap((remote) => {
    const entry = remotes[remote];
    const chosenRelease = overrides.find((override) => override.remote === remote)?.release;
    return entry === undefined || entry.published.length === 0 ? [] : [renderSelect(remote, entry, chosenRelease)];
  });
  const hourOptions = CHOICE_HOURS.map((count) => html`<option value="${count}">${count === 1 ? '1 hour' : `${count} hours`}</option>`);
  return html`<section aria-labelledby="browser">
    <h2 id="browser">Releases in this browser</h2>
    ${
      overrides.length === 0
        ? html`<p class="quiet">This browser shows what everybody gets.</p>`
        : html`<ul>
              ${overrides.map(({ remote, release, expires }) => html`<li>${remote} <code>${release}</code> until ${formatters.time(expires)}</li>`)}
            </ul>
            <form method="post" action="${RESET_PATH}"><button class="plain">Reset all</button></form>`
    }
    ${
      selects.length === 0
        ? html`<p class="quiet">Team ${team} has no release to look at.</p>`
        : html`<form method="post" action="${CHOICE_PATH}">
            ${selects}
            <label>Page <input name="path" value="/" required maxlength="180" autocomplete="off" spellcheck="false" /></label>
            <label
              >For
              <select name="hours">
                ${hourOptions}
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
