import type { ServerProps } from 'payload';

/** The broker's mark and name in place of the content service's own, on the door. */
export async function BrandLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const { brand } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return (
    <p style={{ display: 'grid', justifyItems: 'center', gap: '0.75rem', margin: 0, fontSize: '1.5rem' }}>
      <Mark size={72} />
      {brand}
    </p>
  );
}

/** From the brand's folder, as browsers get it. */
function Mark({ size }: { size: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />;
}
