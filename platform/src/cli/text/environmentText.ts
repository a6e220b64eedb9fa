/** The end of every help: environment variables of the command line. Secrets have no options: other users could read them. */
export const environmentText = `
Environment:
  PLATFORM_SERVER    the same as --server
  PLATFORM_TOKEN     token of the team, for everything that speaks to the server
  PLATFORM_TEAM      name of the team in teams.json, for publish
  PLATFORM_KEY_FILE  file with the team's private key (PEM), for publish
  DATA_DIR           without these, token and key come from its folder keys; default .data

docs/releasing.md tells the whole story.`;
