// A drawn room stands in for the photos of a home.
import sharp from 'sharp';

const room = (wall: string, floor: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <rect width="1200" height="560" fill="${wall}"/>
  <rect y="560" width="1200" height="240" fill="${floor}"/>
  <rect x="150" y="130" width="260" height="260" fill="#cfe3ee" stroke="#fff" stroke-width="16"/>
  <path d="M280 130v260M150 260h260" stroke="#fff" stroke-width="10"/>
  <rect x="620" y="380" width="430" height="220" rx="8" fill="#8d6e52"/>
  <rect x="600" y="360" width="470" height="30" rx="6" fill="#e8e4dc"/>
  <circle cx="835" cy="200" r="90" fill="#dde7ea" stroke="#b9a88f" stroke-width="12"/>
</svg>`;

export const drawRoom = async (wall: string, floor: string): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp(Buffer.from(room(wall, floor)))
      .jpeg()
      .toBuffer(),
  );
