import { encode } from 'uqr';
import { addressForApp } from '../../session/totp.ts';
import { CodeField } from './secret-fields.tsx';

type OfferProps = {
  secret: string;
  sealed: string;
  email: string;
  brandName: string;
  problem?: string;
};

/** How a phone gets to know the secret, and the code that shows that it does: inside a form. */
export function OfferedFactor({ secret, sealed, email, brandName, problem }: OfferProps) {
  return (
    <>
      <p>
        Open an app for codes on your phone (Google Authenticator, 2FAS, Aegis, the phone’s own passwords) and
        let it scan this:
      </p>
      <Qr text={addressForApp(secret, { email, brand: `${brandName} desk` })} />
      <p>
        Is the app on this phone, or is there no camera? Type this into the app: <br />
        <code className="desk-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <input type="hidden" name="sealed" value={sealed} />
      <CodeField label="The six digits that it shows now" problem={problem} />
    </>
  );
}

/** One path of unit squares: small, and sharp at any size. */
function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="A QR code for the app">
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        If the phone is lost, each of these opens the desk once instead of the six digits. Print them or write
        them down, and keep them away from the phone. They are not shown again.
      </p>
      <ul className="kept-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}
