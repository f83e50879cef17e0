/** Policy of answers for programs: no browser renders anything from them, or frames them. */
export const policyForPrograms = "default-src 'none'; frame-ancestors 'none'";

/** A refusal in the content service's own shape, which its screens know how to show. */
export function refuseRequest(status: 400 | 404 | 413 | 415 | 500, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });
}

/** The same for what does not exist and for what only staff may know of. */
export function refuseStranger(): Response {
  return refuseRequest(404, 'There is nothing here without a login, or your login has ended.');
}
