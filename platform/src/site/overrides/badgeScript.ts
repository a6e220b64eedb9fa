/**
 * Shows in the badge which release under test did not load: it is remembered as bad, or its fallback has loaded and it has not. `mfe_chat__0a1b2c3d`:
 * a container is a global of this name once its entry has run.
 */
export const badgeScript = `(() => {
  const badge = document.getElementById('overrides');
  const lines = [...badge.querySelectorAll('[data-containers]')];
  const hasFailed = ({ dataset }) => {
    const [own, ...others] = dataset.containers.split(' ');
    const bad = sessionStorage.getItem('bad-releases') ?? '';
    return bad.includes('"' + own + '"') || (!(own in self) && others.some((name) => name in self));
  };
  const look = () => {
    const failed = lines.filter(hasFailed).map(({ dataset }) => dataset.remote);
    const text = failed.length === 0 ? '' : failed.join(', ') + ' did not load: the page shows the release of everybody. Reset all, or load the page again.';
    const status = badge.querySelector('[role=status]');
    if (status.textContent === text) return;
    status.textContent = text;
    badge.open = text !== '';
  };
  setInterval(look, 1000);
  look();
})();
`;
