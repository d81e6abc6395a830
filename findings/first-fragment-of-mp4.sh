#!/bin/sh
# A film of ten seconds, as recorders write it that go on in fragments: the first second's frames stand in `moov`, nine more in
# fragments behind it (ffmpeg's `-movflags frag_keyframe`, without `empty_moov`).
# mediabunny 1.61.0 finds 30 of its 300 frames and says that it is one second long, by `getDurationFromMetadata` and by `computeDuration`
# alike: a track that has frames in its head is not looked for in the fragments. Players show ten seconds.
#
# What helps: where `moov` has an `mvex` box, read the boxes behind it, too, and take the end of the last `moof`'s `trun` for the length.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mediabunny@1.61.0 @ffmpeg-installer/ffmpeg@1.1.0
cat > run.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { path } from '@ffmpeg-installer/ffmpeg';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

const film = (name, flags) => {
  const made = `-v error -f lavfi -i testsrc2=s=320x240:r=30:d=10 -c:v libx264 -preset ultrafast -g 30 -pix_fmt yuv420p -movflags ${flags} ${name}`;
  execFileSync(path, made.split(' '));
};
film('in-head.mp4', 'frag_keyframe');
film('empty-head.mp4', 'frag_keyframe+empty_moov');
for (const name of ['in-head.mp4', 'empty-head.mp4']) {
  const input = new Input({ source: new FilePathSource(name), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  let frames = 0;
  for await (const _ of new EncodedPacketSink(track).packets()) frames += 1;
  console.log(`${name}: ${frames} frames, ${await input.getDurationFromMetadata()} s told, ${await input.computeDuration()} s computed`);
}
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
in-head.mp4: 30 frames, 1 s told, 1 s computed
empty-head.mp4: 300 frames, null s told, 10 s computed
OUT
