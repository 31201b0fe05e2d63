export interface CloudflareAccount {
  /** Of the account in Cloudflare's API. */
  readonly url: string;
  readonly authorization: string;
}

/**
 * From the variables that wrangler reads, too. Ends the program with what to do where one is missing.
 * @param right what the token must be allowed to, as the dashboard names it
 */
export function readCloudflareAccount(right: string): CloudflareAccount {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: given } = process.env;
  if (!account) end("CLOUDFLARE_ACCOUNT_ID is not set. `npx wrangler whoami` shows it.");
  if (!token)
    end(`CLOUDFLARE_API_TOKEN is not set. Make a token with the right "${right}": dashboard, My Profile → API Tokens.`);
  const api = given || "https://api.cloudflare.com/client/v4";
  return { url: `${api}/accounts/${account}`, authorization: `Bearer ${token}` };
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
