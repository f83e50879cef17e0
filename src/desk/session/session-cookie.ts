import { getFieldsToSign, jwtSign } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { AccountRole } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';

export type SignedSession = { token: string; cookie: string; role: AccountRole };

type ToSign = { userId: number; sessionId: string; seconds: number };

/** The cookie that a browser keeps of a session, as desk and content service both read it; valid for so many seconds. */
export async function sessionCookie({ userId, sessionId: sid, seconds }: ToSign): Promise<SignedSession> {
  const service = await contentService();
  const { config: collectionConfig } = service.collections.users;
  const user = await service.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true });
  const fieldsToSign = getFieldsToSign({
    collectionConfig,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' },
  });
  const { token } = await jwtSign({ fieldsToSign, secret: service.secret, tokenExpiration: seconds });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: { ...collectionConfig.auth, tokenExpiration: seconds },
    cookiePrefix: service.config.cookiePrefix,
    token,
  });
  return { token, cookie, role: user.role };
}
