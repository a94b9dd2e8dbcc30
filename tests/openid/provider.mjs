// An OpenID provider for tests, on 127.0.0.1: `node provider.mjs PORT` (0 takes a free one). It says on its first line where
// it listens, and stops when its standard input ends.
//
// Nobody has a password here: whoever is sent to an interaction ends it at INTERACTION/as/ACCOUNT, where ACCOUNT is JSON in
// base64url with the claims of a person and, where it has them, `amr` and `acr`; or at INTERACTION/abort.

import { Buffer } from 'node:buffer';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

import Provider from 'oidc-provider';

const server = createServer();
await new Promise((ready) => server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', ready));
const issuer = `http://127.0.0.1:${server.address().port}`;

// Fresh at every start: a provider that is started again on the same port has other keys.
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };

// By subject, as they last came.
const accounts = new Map();

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'lending',
      client_secret: 'a secret: of 2 sides & "marks"',
      // Where the service listens is not known yet; see below.
      redirect_uris: ['http://127.0.0.1/sign-in/openid/callback'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: [randomUUID()] },
  claims: { openid: ['sub', 'amr', 'acr'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_, subject) => ({ accountId: subject, claims: () => accounts.get(subject) }),
  async loadExistingGrant(ctx) {
    const { client, session, provider: own } = ctx.oidc;
    const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

const callback = /^http:\/\/127\.0\.0\.1:\d+\/sign-in\/openid\/callback$/;
provider.Client.prototype.redirectUriAllowed = (address) => callback.test(address);

const serve = provider.callback();
server.on('request', async (request, response) => {
  const end = /^\/interaction\/[^/]+\/(as|abort)\/?([^/]*)$/.exec(request.url);
  if (!end) {
    serve(request, response);
    return;
  }
  try {
    let result = { error: 'access_denied', error_description: 'nobody came' };
    if (end[1] === 'as') {
      const account = JSON.parse(Buffer.from(end[2], 'base64url').toString());
      accounts.set(account.sub, account);
      result = { login: { accountId: account.sub, amr: account.amr, acr: account.acr } };
    }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
});

process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
process.stdout.write(`${issuer}\n`);
