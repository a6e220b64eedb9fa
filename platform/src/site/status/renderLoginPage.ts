import { html } from './Html';
import { renderStatusDocument } from './renderStatusDocument';

/** Page that asks for a team's token; `problem` states why the last one was rejected. */
export const renderLoginPage = (problem?: string): string =>
  renderStatusDocument(
    'Releases: log in',
    html`<main class="login">
      <h1>Releases</h1>
      <form method="post" action="/platform/login">
        ${problem === undefined ? undefined : html`<p role="alert" class="problem">${problem}</p>`}
        <label>Token of your team <input type="password" name="token" required maxlength="200" autocomplete="current-password" /></label>
        <button>Log in</button>
      </form>
      <p class="quiet">
        It is the token that releases what your team owns. On a development machine it is in <code>.data/keys/&lt;team&gt;.token</code>.
      </p>
    </main>`,
  );
