/** Names a campaign as people do: `gallery/summer`. */
export const campaignKey = ({ name, slug }: { name: string; slug: string }): string => `${name}/${slug}`;
