// The part of libheif-js' untyped API that is used here.
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    is_primary(): number;
    get_width(): number;
    get_height(): number;
    /** Calls back with null when the image cannot be decoded. */
    display(target: Pixels, done: (pixels: Pixels | null) => void): void;
    free(): void;
  }
  const libheif: {
    HeifDecoder: new () => {
      /** Empty when the bytes are no HEIF. */
      decode(bytes: Uint8Array): HeifImage[];
    };
  };
  export default libheif;
}
