/** Flat drawn pictures for stories: a figure, a face and garments. They stand for photographs. */
const svg = (inner: string, width = 300, height = 400, box = `0 0 ${width} ${height}`) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 3}" height="${height * 3}" viewBox="${box}">${inner}</svg>`,
  )}`;

const wall =
  '<rect width="300" height="400" fill="#c9c5c1"/><rect y="330" width="300" height="70" fill="#bcb7b2"/>';
const person = (clothes: string) =>
  `<circle cx="150" cy="72" r="26" fill="#e3b08f"/><path d="M124 66q0-30 26-30t26 30q-8-12-26-12t-26 12Z" fill="#2c201c"/>${clothes}`;
const shirtAndJeans =
  '<path d="M118 104q32-10 64 0l20 66-18 6-8-30v84h-52v-84l-8 30-18-6Z" fill="#2c5aa0"/><path d="M124 228h52l-6 140h-18l-2-110-2 110h-18Z" fill="#5b7895"/>';
const tunic = (color: string) =>
  `<path d="M118 104q32-10 64 0l20 82-16 6-10-46v210h-52V146l-10 46-16-6Z" fill="${color}"/>`;

/** Cut close, as garments are. */
const garment = (shape: string) => svg(shape, 120, 270, "90 96 120 264");

export const pictures = {
  model: svg(wall + person(shirtAndJeans)),
  dressed: svg(wall + person(tunic("#0f766e"))),
  face: svg(
    '<rect width="300" height="300" fill="#c9c5c1"/><circle cx="150" cy="140" r="70" fill="#e3b08f"/><path d="M80 132q0-84 70-84t70 84q-20-40-70-40t-70 40Z" fill="#2c201c"/><path d="M50 300q20-80 100-80t100 80Z" fill="#1d4f86"/>',
    300,
    300,
  ),
  teal: garment(tunic("#0f766e")),
  pink: garment(tunic("#c2307a")),
  canary: garment(tunic("#d9a514")),
};
